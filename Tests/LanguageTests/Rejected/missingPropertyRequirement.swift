protocol Named { var name: String { get } }
class User: Named {}
