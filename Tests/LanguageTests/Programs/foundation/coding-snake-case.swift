import Foundation

struct Person: Codable { var firstName: String; var homeAddress: Address }
struct Address: Codable { var streetName: String; var zip: Int }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let person = try decoder.decode(Person.self, from: Data(#"{"first_name":"A","home_address":{"street_name":"S","zip":9}}"#.utf8))
print(person)
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(person), encoding: .utf8)!)
