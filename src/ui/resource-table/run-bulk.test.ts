import { describe, expect, it } from 'vitest'
import { runBulk } from './run-bulk.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('runBulk', () => {
  it('processes every row once, in order of start', async () => {
    const started: string[] = []
    const result = await runBulk(rows, async (row) => started.push(row))
    expect(started).toEqual(rows)
    expect(result).toEqual({ succeeded: rows, failed: [] })
  })

  it('runs up to the maximum concurrently', async () => {
    let running = 0
    let most = 0
    await runBulk(
      rows,
      async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
      },
      undefined,
      3,
    )
    expect(most).toBe(3)
  })

  it('collects failures in row order and continues', async () => {
    const result = await runBulk(rows, async (row) => {
      if (row === 'b' || row === 'e') throw new Error(`no ${row}`)
    })
    expect(result.succeeded).toEqual(['a', 'c', 'd', 'f', 'g'])
    expect(result.failed.map(({ row, error }) => [row, (error as Error).message])).toEqual([
      ['b', 'no b'],
      ['e', 'no e'],
    ])
  })

  it('handles a function that throws synchronously', async () => {
    const result = await runBulk(['a'], () => {
      throw new Error('at once')
    })
    expect(result.failed).toHaveLength(1)
  })

  it('reports progress up to the last row', async () => {
    const seen: number[] = []
    await runBulk(
      rows,
      async () => {},
      (done) => seen.push(done),
    )
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('does nothing without rows', async () => {
    await expect(runBulk([], async () => {})).resolves.toEqual({ succeeded: [], failed: [] })
  })
})
