import type { HandlersFor } from '../../engine/types.ts'
import { QUOTA_IDS, QUOTAS } from '../shared/quota-check.ts'

export const quotaHandlers: HandlersFor<'listQuotas'> = {
  listQuotas({ tx, identity }) {
    const { id: organizationId, quotas } = identity.organization
    const items = QUOTA_IDS.map((id) => ({
      id,
      name: QUOTAS[id].name,
      used: QUOTAS[id].used(tx, organizationId),
      limit: quotas[id],
    }))
    return { status: 200, body: { items } }
  },
}
