/**
 * Runs an action on many rows: one request each, a few at a time, with every outcome kept. A failed row does not stop
 * the others.
 */

export interface BulkFailure<Row> {
  readonly row: Row
  readonly error: unknown
}

export interface BulkResult<Row> {
  readonly succeeded: readonly Row[]
  /** In row order. */
  readonly failed: readonly BulkFailure<Row>[]
}

/** Fast enough, and leaves some of the browser's six connections per host free. */
const BULK_CONCURRENCY = 4

export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (done: number) => void = () => {},
  concurrency: number = BULK_CONCURRENCY,
): Promise<BulkResult<Row>> {
  const errors = new Map<Row, unknown>()
  const queue = rows.values()
  let done = 0

  async function work(): Promise<void> {
    for (const row of queue) {
      try {
        await run(row)
      } catch (error) {
        errors.set(row, error)
      }
      done += 1
      onProgress(done)
    }
  }

  // Workers share one iterator, so each row is processed once.
  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, work))
  return {
    succeeded: rows.filter((row) => !errors.has(row)),
    failed: rows.filter((row) => errors.has(row)).map((row) => ({ row, error: errors.get(row) })),
  }
}
