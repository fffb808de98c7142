import assert from 'node:assert/strict'
import type { ContractOperation } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { Item } from '../../existing-resources.ts'
import { Skip } from '../../skip.ts'
import { has, read } from './read.ts'
import { isLive, type SortValue, sortValue } from './sort-values.ts'
import { sortedLists, sortFieldsOf } from './sorting.ts'

/** Runs of neighbors with one value. */
function runsOf(items: readonly Item[], valueIn: (item: Item) => SortValue): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last?.[0] && valueIn(last[0]) === valueIn(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

/** Fields whose order all servers agree on. */
const isComparable = (field: string) => /At$/.test(field) || ['createdAt', 'sizeGb', 'vcpus'].includes(field)

function isSorted(values: readonly SortValue[], isDescending: boolean): boolean {
  return values.every((value, index) => {
    const before = values[index - 1] ?? value
    return before === value || (before as string) < (value as string) !== isDescending
  })
}

function secondKeyCheck(operation: ContractOperation, second: string): Check {
  const page = has(operation, 'pageSize') ? { pageSize: 100 } : {}
  return check('sorting', operation.id, 'sorts equal items by the second field', async (context) => {
    // Measured values may be rounded, so items that look equal need not be.
    const first = sortFieldsOf(operation).filter((field) => field !== second && !isLive(field))
    let compared = 0
    for (const field of first) {
      for (const isDescending of [false, true]) {
        const sort = `${field},${isDescending ? '-' : ''}${second}`
        const { items } = await read(context, operation, { ...page, sort })
        for (const run of runsOf(items, (item) => sortValue(operation.id, field, item))) {
          const values = run.map((item) => sortValue(operation.id, second, item))
          if (values.some((it) => it === undefined || it === null)) continue
          compared += run.length - 1
          assert.ok(isSorted(values, isDescending), `sort=${sort} gives ${values.join(', ')}`)
        }
      }
    }
    if (compared === 0) throw new Skip('needs items with the same value in a sort field')
  })
}

export const sortKeyChecks: readonly Check[] = sortedLists.flatMap((operation) => {
  const fields = sortFieldsOf(operation)
  const second = fields.find(isComparable)
  return second === undefined || fields.length < 2 ? [] : [secondKeyCheck(operation, second)]
})
