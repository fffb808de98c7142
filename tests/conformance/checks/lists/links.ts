import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { operationOf } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { CheckContext } from '../../check-context.ts'
import { type Item, itemsOf } from '../../existing-resources.ts'
import { Skip } from '../../skip.ts'
import { read } from './read.ts'

/** Lists that filter by a VM which only another list shows. */
const linked = [
  { list: 'listFirewalls', links: 'listFirewallAssignments', param: 'firewallId' },
  { list: 'listLoadBalancers', links: 'listLoadBalancerTargets', param: 'loadBalancerId' },
] as const

async function vmsOf(context: CheckContext, links: OperationId, path: Readonly<Record<string, string>>) {
  const items = itemsOf(await context.send(links, { path }))
  return items.map(({ vm }) => String((vm as Item | null)?.id))
}

export const linkChecks: readonly Check[] = linked.map(({ list, links, param }) =>
  check('filters', list, 'filters by vmId', async (context) => {
    const { items } = await read(context, operationOf(list), { pageSize: 100 })
    const vms = (item: Item) => vmsOf(context, links, { [param]: String(item.id) })
    for (const item of items) {
      const [vmId] = await vms(item)
      if (vmId === undefined) continue
      const found = (await read(context, operationOf(list), { pageSize: 100, vmId })).items
      assert.ok(
        found.some(({ id }) => id === item.id),
        `vmId=${vmId} does not show ${item.name}`,
      )
      for (const other of found)
        assert.ok((await vms(other)).includes(vmId), `vmId=${vmId} also shows ${other.name}`)
      return
    }
    throw new Skip('needs an item with a VM')
  }),
)
