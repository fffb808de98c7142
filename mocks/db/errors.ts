/** Bug in code that uses the database, never invalid user input. The engine responds with a 500. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The row doesn't fit the schema of its collection. */
export class InvalidRowError extends DatabaseError {
  override name = 'InvalidRowError'
}

/** Reason why a commit could not be saved. */
export type UnsavedReason =
  /** The disk, or the browser's quota, is full. */
  | 'full'
  /** Storage stopped working. */
  | 'failed'
  /** Another tab runs a different version of this code. */
  | 'other-version'

/** A commit could not be saved, so nothing has changed. The message is for users. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly reason: UnsavedReason

  constructor(reason: UnsavedReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Converts an error of a store. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const reason = name === 'QuotaExceededError' ? 'full' : 'failed'
  return new StorageError(reason, `${name}: ${message}`, { cause: error })
}

/** Error handler for work that may be left undone while nothing can be saved. Rethrows any other error. */
export function ignoreStorageError(error: unknown): void {
  if (!(error instanceof StorageError)) throw error
}
