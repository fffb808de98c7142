/** A mistake in the code that uses the database, never in a person's input; the engine answers with a 500. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** A row that its collection's schema refuses. */
export class InvalidRowError extends DatabaseError {
  override name = 'InvalidRowError'
}
