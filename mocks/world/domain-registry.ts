import { DOMAIN_EXTENSIONS, DOMAIN_PRICES, type DomainExtension } from '#src/domain/domain-name.ts'
import { type Money, money } from '#src/domain/price.ts'
import { random } from '../kernel/random.ts'

/** Registry's response for a domain not registered here. */
export interface RegistryEntry {
  readonly domain: string
  readonly extension: DomainExtension
  readonly isAvailable: boolean
  readonly yearlyPrice: Money
}

/** Names with a fixed outcome in every scenario; listed on the documentation's page of test inputs. */
export const DOMAIN_TEST_NAMES = {
  taken: 'taken',
  available: 'available',
  /** Available in the search, taken when bought. */
  unlucky: 'unlucky',
  /** The registries do not respond. */
  broken: 'broken',
} as const

/** Share of domains that are available (public site's specification, section 9). */
const AVAILABLE_SHARE = 0.4

/** Deterministic: the same name always has the same entries. */
export function registryEntries(seed: number, name: string): RegistryEntry[] {
  return DOMAIN_EXTENSIONS.map((extension) => entryOf(seed, name, extension))
}

export function registryEntry(seed: number, domain: string): RegistryEntry | undefined {
  const extension = DOMAIN_EXTENSIONS.find((it) => domain.endsWith(it))
  if (extension === undefined) return undefined
  return entryOf(seed, domain.slice(0, -extension.length), extension)
}

function entryOf(seed: number, name: string, extension: DomainExtension): RegistryEntry {
  const domain = `${name}${extension}`
  const rng = random(seed, 'domain-registry', domain)
  const isAvailable = rng.chance(AVAILABLE_SHARE)
  const { min, max } = DOMAIN_PRICES[extension]
  const cents = rng.int(min, max) * 100 + 99
  return {
    domain,
    extension,
    isAvailable: FIXED_AVAILABILITY.get(name) ?? isAvailable,
    yearlyPrice: money(cents),
  }
}

const FIXED_AVAILABILITY: ReadonlyMap<string, boolean> = new Map([
  [DOMAIN_TEST_NAMES.taken, false],
  [DOMAIN_TEST_NAMES.available, true],
  [DOMAIN_TEST_NAMES.unlucky, true],
])
