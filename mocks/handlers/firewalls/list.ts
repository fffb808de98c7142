import { firewallLifeCycle } from '#src/domain/firewall.ts'
import { FIREWALL_PLANS } from '#src/domain/firewall-catalog.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { FirewallRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { allOf, countsBy, equal, type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import { findingCountsOf, planOf, toFirewall, vmCountOf } from './to-firewall.ts'

export const firewallListHandlers: HandlersFor<
  'listFirewalls' | 'getFirewallSummary' | 'getFirewall' | 'getFirewallCatalog'
> = {
  listFirewalls(ctx) {
    const firewalls = ctx.tx.firewalls.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(firewalls, ctx.query, ctx, FIREWALL_LIST)
    return { status: 200, body: { items: items.map((row) => toFirewall(row, ctx)), ...page } }
  },

  getFirewallSummary({ tx, identity }) {
    const firewalls = tx.firewalls.by('organizationId', identity.organization.id)
    const findings = { info: 0, warning: 0, critical: 0 }
    for (const row of firewalls) {
      const { info, warning, critical } = findingCountsOf(row)
      findings.info += info
      findings.warning += warning
      findings.critical += critical
    }
    const vms = tx.vms.by('organizationId', identity.organization.id)
    const protectedVms = vms.filter(({ id }) => tx.firewallAssignments.by('vmId', id).length > 0).length
    return {
      status: 200,
      body: {
        total: firewalls.length,
        byStatus: countsBy(firewalls, firewallLifeCycle.statuses, (row) => row.status),
        rules: firewalls.reduce((sum, row) => sum + row.rules.length, 0),
        findings,
        protectedVms,
        unprotectedVms: vms.length - protectedVms,
        monthlyCost: sumMoney(firewalls.map((row) => planOf(row).monthlyPrice)),
      },
    }
  },

  getFirewall(ctx) {
    return {
      status: 200,
      body: toFirewall(lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId), ctx),
    }
  },

  getFirewallCatalog() {
    return { status: 200, body: { plans: [...FIREWALL_PLANS] } }
  },
}

/** Text that the list's search box matches. */
export const firewallText = searchText<FirewallRow>((row) => [row.name, row.id, row.description, ...row.tags])

export const FIREWALL_LIST: ListRules<FirewallRow, QueryOf<'listFirewalls'>> = {
  text: firewallText,
  filters: {
    status: oneOf((row) => row.status),
    planId: equal((row) => row.planId),
    vmId: (vmId, { tx }) => {
      const ids = new Set(tx.firewallAssignments.by('vmId', vmId).map((it) => it.firewallId))
      return ({ id }) => ids.has(id)
    },
    projectId: equal((row) => row.projectId),
    tag: allOf((row) => row.tags),
  },
  sort: (view) => ({
    name: 'name',
    status: 'status',
    rules: (row) => row.rules.length,
    vms: (row) => vmCountOf(row, view),
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
    monthlyCost: (row) => planOf(row).monthlyPrice.amount,
  }),
}
