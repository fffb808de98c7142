import { DNS_NAME_SERVERS, DNS_PLANS } from '#src/domain/dns-catalogue.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const dnsCatalogueHandlers: HandlersFor<'getDnsCatalogue'> = {
  getDnsCatalogue() {
    return { status: 200, body: { plans: [...DNS_PLANS], nameServers: [...DNS_NAME_SERVERS] } }
  },
}
