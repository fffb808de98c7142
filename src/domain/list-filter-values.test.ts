import { expect, it } from 'vitest'
import { cdnLifeCycle } from './cdn.ts'
import { CDN_PLANS } from './cdn-catalog.ts'
import { containerLifeCycle } from './container.ts'
import { databaseLifeCycle } from './database.ts'
import { dnsZoneLifeCycle } from './dns.ts'
import { firewallLifeCycle } from './firewall.ts'
import { FIREWALL_PLANS } from './firewall-catalog.ts'
import { CDN_PLAN_IDS, FIREWALL_PLAN_IDS, RESOURCE_STATUSES } from './list-filter-values.ts'
import { loadBalancerLifeCycle } from './load-balancer.ts'
import { vmLifeCycle } from './vm.ts'
import { volumeLifeCycle } from './volume.ts'

const ids = (plans: readonly { readonly id: string }[]) => plans.map(({ id }) => id)

it('match the statuses of each life cycle', () => {
  expect(RESOURCE_STATUSES).toEqual({
    vm: vmLifeCycle.statuses,
    container: containerLifeCycle.statuses,
    database: databaseLifeCycle.statuses,
    volume: volumeLifeCycle.statuses,
    load_balancer: loadBalancerLifeCycle.statuses,
    firewall: firewallLifeCycle.statuses,
    cdn_distribution: cdnLifeCycle.statuses,
    dns_zone: dnsZoneLifeCycle.statuses,
  })
})

it('match the plans of the catalogs', () => {
  expect(FIREWALL_PLAN_IDS).toEqual(ids(FIREWALL_PLANS))
  expect(CDN_PLAN_IDS).toEqual(ids(CDN_PLANS))
})
