import type { Equality } from '../equality.ts'
import type { World } from '../world.ts'

/** Uses are stored at most once a minute. */
const PRECISION_MS = 60_000

interface Entry {
  readonly at: string
  readonly actor: { readonly kind: string; readonly id: string }
  readonly outcome: string
}

interface Member {
  readonly userId: string
  readonly name: string
  readonly lastActiveAt: string | null
}

export const peopleEqualities: readonly Equality[] = [
  {
    name: 'last activity: members, audit log',
    means: 'A member was active at least when they last signed in or changed something.',
    one: async (world) => {
      const lastCalls = await lastCallsOf(world)
      const members: Member[] = await world.all('/members')
      return members
        .filter(
          ({ userId, lastActiveAt }) =>
            (lastCalls.get(userId) ?? 0) >= Date.parse(lastActiveAt ?? '1970-01-01') + PRECISION_MS,
        )
        .map(({ name }) => name)
    },
    other: async () => [],
  },
]

/** Time of each user's last successful call in the audit log, without those with an API key. */
async function lastCallsOf(world: World): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  const newestFirst: Entry[] = await world.allAfter('/audit-log', 100)
  for (const { at, actor, outcome } of newestFirst) {
    if (actor.kind !== 'user' || outcome !== 'succeeded' || last.has(actor.id)) continue
    last.set(actor.id, Date.parse(at))
  }
  return last
}
