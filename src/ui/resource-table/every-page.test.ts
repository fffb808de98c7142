import { expect, test, vi } from 'vitest'
import { everyPage } from './every-page.ts'

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `vm_${first + index}` }))

test('reads pages until the last one, and reports progress', async () => {
  const load = vi.fn(async ({ page, pageSize }: { page: number; pageSize: number }) => ({
    items: rowsFrom((page - 1) * pageSize, page === 3 ? 43 : pageSize),
    page,
    pageSize,
    total: 243,
  }))
  const progress: number[] = []
  const rows = await everyPage(load)((done) => progress.push(done))
  expect(rows.map(({ id }) => id)).toEqual(rowsFrom(0, 243).map(({ id }) => id))
  expect(progress).toEqual([100, 200, 243])
  expect(load).toHaveBeenCalledTimes(3)
})

test('does not repeat a row that moved to the next page', async () => {
  const pages = [rowsFrom(0, 100), [...rowsFrom(99, 1), ...rowsFrom(100, 1)]]
  const rows = await everyPage(async ({ page, pageSize }) => ({
    items: pages[page - 1] ?? [],
    page,
    pageSize,
    total: 102,
  }))(() => {})
  expect(rows).toHaveLength(101)
})

test('asks no further page of a full last one', async () => {
  const load = vi.fn(async () => ({ items: rowsFrom(0, 100), page: 1, pageSize: 100, total: 100 }))
  await everyPage(load)(() => {})
  expect(load).toHaveBeenCalledTimes(1)
})
