import type { ActivityRow } from '../db/index.ts'

/** A stretch of time in which a resource was on; `to` is null while it still is. Epoch milliseconds. */
export interface PoweredOn {
  readonly from: number
  readonly to: number | null
  /** Whether it was shut down in the end, and did not just fail; true while it is on. */
  readonly clean: boolean
}

/** The present of something that can be on: since when it is, or null; and how and when it last changed. */
export interface Switched {
  readonly status: string
  readonly startedAt: number | null
  readonly updatedAt: number
}

/**
 * What doing something does to the power: `on` when it has succeeded, `off` when it is done, `cycle` off as long as it
 * takes, `pause` the same for what was on, `gone` off at once, `crash` off at once and without a shutdown.
 */
export type PowerEffect = 'on' | 'off' | 'cycle' | 'pause' | 'gone' | 'crash'

/** By the activity's verb, whatever the kind; what is not here leaves the power alone. */
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
 * When something was on, oldest first and without overlap, as its activities tell it. What is said of the present
 * counts more than they do.
 *
 * @param activities of this resource, in any order
 * @param effects where the kind differs: replicas of a container are restarted one by one
 */
export function poweredOn(
  present: Switched,
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
        // On while it shuts down; a shutdown that fails leaves something that has failed.
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

/** Of what is on from the day it is made until it is gone. */
export function onSinceCreation({ createdAt }: { readonly createdAt: number }): PoweredOn[] {
  return [{ from: createdAt, to: null, clean: true }]
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function agreeWith({ status, startedAt, updatedAt }: Switched, stretches: readonly PoweredOn[]): PoweredOn[] {
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
