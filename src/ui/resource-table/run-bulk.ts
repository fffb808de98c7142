/**
 * One action over many rows: a request each, a few at a time, and every outcome kept. A failure of one row never
 * stops the others, and never hides among them.
 */

export interface BulkFailure<Row> {
  readonly row: Row
  readonly error: unknown
}

export interface BulkResult<Row> {
  readonly succeeded: readonly Row[]
  /** In the order of the rows, whichever failed first. */
  readonly failed: readonly BulkFailure<Row>[]
}

/** Enough to be quick, few enough to leave the browser's six connections to a host some room. */
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

  // Workers share one iterator, so each row is taken once.
  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, work))
  return {
    succeeded: rows.filter((row) => !errors.has(row)),
    failed: rows.filter((row) => errors.has(row)).map((row) => ({ row, error: errors.get(row) })),
  }
}
