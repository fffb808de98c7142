import { DNS_NAME_SERVERS, DNS_PLANS } from '#src/domain/dns-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'
import { dnsChangeHandlers } from './change.ts'
import { dnsRecordChangeHandlers } from './change-records.ts'
import { dnsCreateHandlers } from './create.ts'
import { dnsImportHandlers } from './import.ts'
import { dnsListHandlers } from './list.ts'
import { dnsRecordHandlers } from './records.ts'

const dnsObserveHandlers: HandlersFor<'getDnsMetrics' | 'listDnsActivity'> = {
  getDnsMetrics(ctx) {
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, body: metricsOf(ctx, GAUGES.dns_zone(ctx, zone)) }
  },

  listDnsActivity(ctx) {
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, body: activityPage(ctx.tx, zone, ctx.query) }
  },
}

const dnsCatalogHandlers: HandlersFor<'getDnsCatalog'> = {
  getDnsCatalog() {
    return { status: 200, body: { plans: [...DNS_PLANS], nameServers: [...DNS_NAME_SERVERS] } }
  },
}

/** Handlers of the contract's tag `dns`. */
export const dnsHandlers = {
  ...dnsListHandlers,
  ...dnsCreateHandlers,
  ...dnsChangeHandlers,
  ...dnsRecordHandlers,
  ...dnsRecordChangeHandlers,
  ...dnsImportHandlers,
  ...dnsObserveHandlers,
  ...dnsCatalogHandlers,
}
