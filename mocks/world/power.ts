import type { ActivityRow } from '../db/index.ts'

/** Time range in which a resource was on, epoch milliseconds; `to` is null while it is on. */
export interface PoweredOn {
  readonly from: number
  readonly to: number | null
  /** True if it ended with a shutdown rather than a crash, or has not ended. */
  readonly clean: boolean
  /** Restarts of a replica so far, if a crash came before. */
  readonly restarts?: number
  /** Start after the crash that ended it. */
  readonly nextFrom?: number
}

/** Current power state: power-on time or null, and time and reason of the last change. */
export interface PowerState {
  readonly status: string
  readonly startedAt: number | null
  readonly updatedAt: number
}

/**
 * Effect of an action on the power state: `on` after success, `off` when finished, `cycle` off during the action,
 * `pause` the same if it was on, `gone` off at once, `crash` off at once without a shutdown.
 */
export type PowerEffect = 'on' | 'off' | 'cycle' | 'pause' | 'gone' | 'crash'

/** By the verb of the activity, for all types; other verbs have no effect. */
const POWER_EFFECTS: Readonly<Record<string, PowerEffect>> = {
  created: 'on',
  started: 'on',
  restored: 'on',
  attached: 'on',
  stopped: 'off',
  detached: 'off',
  completed: 'off',
  restarted: 'cycle',
  resized: 'pause',
  deleted: 'gone',
  failed: 'crash',
}

/**
 * Times a resource was on, oldest first and without overlap, from its activities. The current state takes precedence.
 *
 * @param activities of this resource, in any order
 * @param effects differences of the type: replicas of a container restart one by one
 */
export function poweredOn(
  present: PowerState,
  activities: readonly ActivityRow[],
  effects: Readonly<Record<string, PowerEffect>> = POWER_EFFECTS,
): PoweredOn[] {
  const stretches: Writable<PoweredOn>[] = []
  let current: Writable<PoweredOn> | null = null
  const on = (from: number) => {
    if (current !== null) return
    current = { from, to: null, clean: true }
    stretches.push(current)
  }
  const off = (to: number, clean: boolean) => {
    if (current !== null) Object.assign(current, { to, clean })
    current = null
  }

  for (const activity of [...activities].sort((a, b) => a.at - b.at)) {
    const { at, finishedAt, outcome } = activity
    const succeededAt = outcome === 'succeeded' ? finishedAt : null
    switch (effects[activity.action.slice(activity.action.indexOf('.') + 1)]) {
      case 'on':
        if (succeededAt !== null) on(succeededAt)
        break
      case 'off':
        // On during a shutdown; after a failed shutdown the resource counts as crashed.
        if (finishedAt !== null) off(finishedAt, outcome === 'succeeded')
        break
      case 'cycle':
        off(at, true)
        if (succeededAt !== null) on(succeededAt)
        break
      case 'pause': {
        const wasOn = current !== null
        off(at, true)
        if (wasOn && succeededAt !== null) on(succeededAt)
        break
      }
      case 'gone':
        off(at, true)
        break
      case 'crash':
        off(at, false)
        break
    }
  }
  return agreeWith(present, stretches)
}

/** For resources that are on from creation to deletion. */
export function onSinceCreation({ createdAt }: { readonly createdAt: number }): PoweredOn[] {
  return [{ from: createdAt, to: null, clean: true }]
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function agreeWith(
  { status, startedAt, updatedAt }: PowerState,
  stretches: readonly PoweredOn[],
): PoweredOn[] {
  if (startedAt === null) {
    return stretches.map((stretch) =>
      stretch.to === null ? { ...stretch, to: updatedAt, clean: status !== 'error' } : stretch,
    )
  }
  const past = stretches
    .filter((stretch) => stretch.from < startedAt)
    .map((stretch) => ({ ...stretch, to: Math.min(stretch.to ?? startedAt, startedAt) }))
  return [...past, { from: startedAt, to: null, clean: true }]
}
