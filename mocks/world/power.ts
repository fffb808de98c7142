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
  const stretches: PoweredOn[] = []
  let onFrom: number | null = null
  for (const activity of [...activities].sort((a, b) => a.at - b.at)) {
    const verb = activity.action.slice(activity.action.indexOf('.') + 1)
    for (const { at, power } of changesBy(activity, effects[verb], onFrom !== null)) {
      if (power === 'on') {
        onFrom ??= at
      } else if (onFrom !== null) {
        stretches.push({ from: onFrom, to: at, clean: power === 'off' })
        onFrom = null
      }
    }
  }
  if (onFrom !== null) stretches.push({ from: onFrom, to: null, clean: true })
  return agreeWith(present, stretches)
}

interface PowerChange {
  readonly at: number
  readonly power: 'on' | 'off' | 'crashed'
}

/** Changes of the power state by an activity, in order. */
function changesBy(
  { at, finishedAt, outcome }: ActivityRow,
  effect: PowerEffect | undefined,
  wasOn: boolean,
): readonly PowerChange[] {
  const onAgain: readonly PowerChange[] =
    outcome === 'succeeded' && finishedAt !== null ? [{ at: finishedAt, power: 'on' }] : []
  switch (effect) {
    case 'on':
      return onAgain
    case 'off':
      // On during a shutdown; after a failed shutdown the resource counts as crashed.
      if (finishedAt === null) return []
      return [{ at: finishedAt, power: outcome === 'succeeded' ? 'off' : 'crashed' }]
    case 'cycle':
      return [{ at, power: 'off' }, ...onAgain]
    case 'pause':
      return wasOn ? [{ at, power: 'off' }, ...onAgain] : []
    case 'gone':
      return [{ at, power: 'off' }]
    case 'crash':
      return [{ at, power: 'crashed' }]
    case undefined:
      return []
  }
}

/** For resources that are on from creation to deletion. */
export function onSinceCreation({ createdAt }: { readonly createdAt: number }): PoweredOn[] {
  return [{ from: createdAt, to: null, clean: true }]
}

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
