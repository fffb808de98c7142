import type { DomainOffer } from '#src/api/generated/types.gen.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DOMAIN_TEST_NAMES, type RegistryEntry, registryEntries } from '../../world/domain-registry.ts'

export const domainHandlers: HandlersFor<'searchDomains'> = {
  searchDomains({ seed, query }) {
    checkRegistry(query.name)
    return {
      status: 200,
      body: { name: query.name, items: registryEntries(seed, query.name).map(toOffer) },
    }
  },
}

/** @throws Problem 503 for the name whose check always fails */
function checkRegistry(name: string): void {
  if (name !== DOMAIN_TEST_NAMES.broken) return
  throw new Problem(503, 'registry_unreachable', 'The registries do not answer. Try again later.', {
    retryAfter: 30,
  })
}

function toOffer({ domain, extension, isFree, yearlyPrice }: RegistryEntry): DomainOffer {
  return { domain, extension, available: isFree, yearlyPrice: { ...yearlyPrice } }
}
