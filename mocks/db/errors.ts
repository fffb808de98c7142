/** Bug in code that uses the database, never invalid user input. The engine responds with a 500. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The row doesn't fit the schema of its collection. */
export class InvalidRowError extends DatabaseError {
  override name = 'InvalidRowError'
}
