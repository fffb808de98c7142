import type { WorldRows } from '../db/index.ts'
import type { SeedBase } from './base.ts'
import { cdnSeed } from './cdn/index.ts'
import { certificateSeed } from './certificates.ts'
import { containerSeed } from './containers/index.ts'
import { databaseSeed } from './databases/index.ts'
import { dnsSeed } from './dns/index.ts'
import { withPointing } from './dns-pointing.ts'
import { domainSeed } from './domains.ts'
import { firewallSeed } from './firewalls/index.ts'
import { withIncidents } from './incidents.ts'
import { loadBalancerSeed } from './load-balancers/index.ts'
import { concatRows, type ResourceSeed, type SeedTarget } from './target.ts'
import { vmSeed } from './virtual-machines/index.ts'
import { volumeSeed } from './volumes/index.ts'

/** Seeds of all resource types, each after those it refers to: VMs before load balancers. */
const RESOURCE_SEEDS: readonly ResourceSeed[] = [
  vmSeed,
  volumeSeed,
  databaseSeed,
  certificateSeed,
  loadBalancerSeed,
  cdnSeed,
  firewallSeed,
  dnsSeed,
  domainSeed,
  containerSeed,
]

/** All resources of an organization. */
export function resourceRows(base: SeedBase, target: SeedTarget): WorldRows {
  const made = RESOURCE_SEEDS.reduce<WorldRows>(
    (made, seed) => concatRows(made, seed(base, target, made)),
    {},
  )
  return withIncidents(base, target, withPointing(made))
}
