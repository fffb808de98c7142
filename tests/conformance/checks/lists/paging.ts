import assert from 'node:assert/strict'
import { contract } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import { atLeastTwo, has, keys, PAGES, pageSizeFor, read } from './read.ts'

/** Lists with page numbers. */
const paged = contract.filter((it) => it.method === 'GET' && has(it, 'page'))

export const pagingChecks: readonly Check[] = paged.flatMap((operation) => [
  check('paging', operation.id, 'shows each item on one page', async (context) => {
    const { items, total } = await atLeastTwo(context, operation)
    const pageSize = pageSizeFor(total)
    const shown: string[] = []
    for (let page = 1; page <= Math.min(PAGES, Math.ceil(total / pageSize)); page += 1) {
      const part = await read(context, operation, { page, pageSize })
      assert.equal(
        part.total,
        total,
        `page ${page} says that there are ${part.total}, the first that there are ${total}`,
      )
      assert.deepEqual(
        [part.page, part.pageSize],
        [page, pageSize],
        'page and pageSize are not those asked for',
      )
      assert.equal(
        part.items.length,
        Math.min(pageSize, total - (page - 1) * pageSize),
        `the length of page ${page}`,
      )
      shown.push(...keys(part.items))
    }
    assert.deepEqual(shown, keys(items).slice(0, shown.length), 'the pages are not the list, in its order')
  }),
  check('paging', operation.id, 'returns the total', async (context) => {
    const { items, total, page, pageSize } = await read(context, operation, { pageSize: 100 })
    assert.deepEqual([page, pageSize], [1, 100], 'page and pageSize are not those asked for')
    assert.equal(items.length, Math.min(total, 100))
    assert.equal(new Set(keys(items)).size, items.length, 'something is in the list twice')
  }),
  check('paging', operation.id, 'returns an empty page beyond the end', async (context) => {
    const { total } = await read(context, operation)
    const beyond = await read(context, operation, { page: 1000, pageSize: 100 })
    assert.deepEqual([beyond.items, beyond.total, beyond.page], [[], total, 1000])
  }),
])
