import type { Break } from '../../broken/breaking.ts'
import type { Server, World } from '../server.ts'

/** Lets time pass before each request. */
const passing =
  (world: World, ms: number): Break =>
  (next) =>
  async (request) => {
    await world.advance(ms)
    return next(request)
  }

export const paceServers: readonly Server[] = [
  {
    name: 'finishes transitions at once',
    allowedBy: 'the contract states no durations',
    data: 'test,{"name":"at once","lifecycle":{"durationFactor":0}}',
    wrap: () => (next) => next,
  },
  {
    name: 'has no test hooks, and takes its time for transitions',
    allowedBy: 'hooks are optional, and the contract states no durations',
    isBlackBox: true,
    pace: 1,
    wrap: () => (next) => next,
  },
  {
    name: 'has a clock that runs',
    allowedBy: 'time passes between requests',
    isBlackBox: true,
    wrap: (world) => passing(world, 137),
  },
  {
    name: 'takes a second for each request',
    allowedBy: 'time passes between requests',
    isBlackBox: true,
    groups: ['responses', 'paging', 'sorting', 'filters', 'cursors'],
    wrap: (world) => passing(world, 1_009),
  },
  {
    name: 'has a clock that runs, with hooks',
    allowedBy: 'time passes between requests',
    wrap: (world) => passing(world, 137),
  },
]
