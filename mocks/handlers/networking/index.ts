import type { Network } from '#src/api/generated/types.gen.ts'
import type { NetworkRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const networkingHandlers: HandlersFor<'listNetworks'> = {
  listNetworks({ tx, identity, query }) {
    const regions = query.region && new Set<string>(query.region)
    const { items } = tx.networks.list({
      where: (network) =>
        network.organizationId === identity.organization.id && (!regions || regions.has(network.region)),
      sort: [{ by: 'region' }, { by: 'name' }],
    })
    return { status: 200, body: { items: items.map(toNetwork) } }
  },
}

function toNetwork({ id, name, region, cidr, isDefault }: NetworkRow): Network {
  return { id, name, region, cidr, isDefault }
}
