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
const layers: readonly Server[] = [
  ...streamServers,
  ...formatServers,
  ...textServers,
  ...orderServers,
  ...sessionServers,
]

/** Correct servers; all must pass every check. The last one combines all that don't need other data. */
export const servers: readonly Server[] = [
  ...layers,
  ...dataServers,
  ...paceServers,
  {
    name: 'does all of this at once',
    allowedBy: 'each difference is allowed by itself',
    groups: Object.keys(CHECK_GROUPS) as CheckGroup[],
    known: Object.assign({}, ...layers.map(({ known }) => known)),
    wrap: (world) => (next) => layers.reduceRight((handle, { wrap }) => wrap(world)(handle), next),
  },
]
