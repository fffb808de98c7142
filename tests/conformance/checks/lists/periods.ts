import assert from 'node:assert/strict'
import { contract } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { Item } from '../../existing-resources.ts'
import { Skip } from '../../skip.ts'
import { has, keys, read } from './read.ts'

/** Growing lists that can be limited to a period, with `from` inclusive and `to` exclusive. */
const dated = contract.filter((it) => ['cursor', 'from', 'to'].every((name) => has(it, name)))

const timeOf = ({ at, timestamp }: Item) => String(at ?? timestamp)

export const periodChecks: readonly Check[] = dated.map((operation) =>
  check(
    'filters',
    operation.id,
    'returns what is in a period, with its start and without its end',
    async (context) => {
      const all = await read(context, operation, { limit: 100 })
      const times = [...new Set(all.items.map(timeOf))]
      // The oldest items of the page may have neighbors of the same time on the next one.
      const [to, from] = [times[Math.floor(times.length / 3)], times[Math.floor((times.length * 2) / 3)]]
      if (to === undefined || from === undefined || to === from)
        throw new Skip('needs items with different times')
      const [start, end] = [Date.parse(from), Date.parse(to)]
      const isInside = (item: Item) => Date.parse(timeOf(item)) >= start && Date.parse(timeOf(item)) < end
      const some = await read(context, operation, { limit: 100, from, to })
      const period = `from=${from}&to=${to}`
      assert.deepEqual(
        keys(some.items.filter((item) => !isInside(item))),
        [],
        `${period} also returns others`,
      )
      assert.deepEqual(keys(some.items), keys(all.items.filter(isInside)), `${period} does not return all`)
    },
  ),
)
