import { CHECK_GROUPS, type CheckGroup } from '../../check.ts'
import type { Server } from '../server.ts'
import { dataServers } from './data.ts'
import { formatServers } from './format.ts'
import { orderServers } from './order.ts'
import { paceServers } from './pace.ts'
import { sessionServers } from './sessions.ts'
import { streamServers } from './streams.ts'
import { textServers } from './texts.ts'

/** Outermost first: what cuts streams and prints JSON, since the others change the mock's compact text. */
export const layers: readonly Server[] = [
  ...streamServers,
  ...formatServers,
  ...textServers,
  ...orderServers,
  ...sessionServers,
]

/** Combines all that don't need other data. */
export const combination: Server = combine(layers)

/** Differences that any check may see, so each would take all of them. They pass them together. */
export const combined = layers.filter(({ groups }) => groups === undefined)

/** Servers that have to pass by themselves. */
export const servers: readonly Server[] = [
  ...layers.filter((it) => !combined.includes(it)),
  ...dataServers,
  ...paceServers,
]

export function combine(differences: readonly Server[]): Server {
  return {
    name: 'does all of this at once',
    allowedBy: 'each difference is allowed by itself',
    groups: Object.keys(CHECK_GROUPS) as CheckGroup[],
    known: Object.assign({}, ...differences.map(({ known }) => known)),
    wrap: (world) => (next) => differences.reduceRight((handle, { wrap }) => wrap(world)(handle), next),
  }
}
