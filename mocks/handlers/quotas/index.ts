import type { QuotaId } from '#src/api/generated/types.gen.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { unpaidReason } from '../shared/paid.ts'
import { QUOTA_IDS, QUOTAS, quotaLimit } from '../shared/quota-check.ts'

export const quotaHandlers: HandlersFor<'listQuotas'> = {
  listQuotas({ tx, identity, now }) {
    const { id: organizationId } = identity.organization
    const limitOf = (id: QuotaId) => {
      const { limit, plan } = quotaLimit(tx, identity.organization, id)
      return { limit, setByPlan: plan !== null }
    }
    const items = QUOTA_IDS.map((id) => ({
      id,
      name: QUOTAS[id].name,
      used: QUOTAS[id].used(tx, organizationId),
      ...limitOf(id),
    }))
    return { status: 200, body: { items, blockedReason: unpaidReason(tx, identity.organization, now) } }
  },
}
