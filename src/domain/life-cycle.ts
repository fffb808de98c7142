/**
 * Life cycle of a resource type: its statuses and the actions allowed in each. Shared by the console (reason of a
 * disabled control) and the mock (409 `invalid_state`).
 *
 * A stable status lasts until an action; a transitional one ends at a deadline. During a transition no other action
 * is allowed, except one that interrupts it.
 *
 * Pure: no React, no fetch, no clock.
 */
import { ALLOWED, type CheckResult, denied } from './check-result.ts'

/** For each stable status: true if allowed, otherwise the reason why not. */
type From<Stable extends string> = Readonly<Record<Stable, true | string>>

/** Status after a successful transition; `deleted` if the resource is removed. */
type End<Stable extends string> = Exclude<Stable, 'error'> | 'deleted'

interface ActionRule<Stable extends string, Transitional extends string> {
  readonly from: From<Stable>
  /** Transitional statuses that the action may interrupt. */
  readonly interrupts?: readonly NoInfer<Transitional>[]
  readonly during: Transitional
  /** A function if it depends on the previous status. */
  readonly to: End<Stable> | ((before: Stable) => End<Stable>)
}

export interface LifeCycleRules<
  Stable extends string,
  Transitional extends string,
  Creation extends string,
  Action extends string,
  Use extends string,
  Edit extends string,
> {
  /** "VM" in "The VM is already running." */
  readonly noun: string
  /** In the display order of lists and filters. */
  readonly stable: readonly Stable[]
  /** With the text for "The VM is …". */
  readonly transitional: Readonly<Record<Transitional, string>>
  /** Ways of creation. */
  readonly creations: Readonly<
    Record<Creation, { readonly during: Transitional; readonly to: Exclude<Stable, 'error'> }>
  >
  /** Actions that start a transition. */
  readonly actions: Readonly<Record<Action, ActionRule<Stable, Transitional>>>
  /** Actions that need a stable status but don't change it: a login, a snapshot. */
  readonly uses: Readonly<Record<Use, From<Stable>>>
  /** Changes of labels: allowed in every status except while being deleted. */
  readonly edits: readonly Edit[]
}

interface Transition<Status extends string, Target extends string> {
  readonly during: Status
  readonly to: Target
}

export interface LifeCycle<
  Stable extends string,
  Transitional extends string,
  Creation extends string,
  Action extends string,
  Use extends string,
  Edit extends string,
> {
  readonly noun: string
  readonly stable: readonly Stable[]
  readonly transitional: readonly Transitional[]
  /** Stable statuses first. */
  readonly statuses: readonly (Stable | Transitional)[]
  isTransitional(status: Stable | Transitional): status is Transitional
  /** Checks an action in a status. */
  can(action: Action | Use | Edit, status: Stable | Transitional): CheckResult
  creation(creation: Creation): Transition<Transitional, Exclude<Stable, 'error'>>
  /** Transition that an action starts. Check with `can` first: this does not. */
  transition(action: Action, status: Stable | Transitional): Transition<Transitional, End<Stable>>
}

/** Status in which no action is allowed. */
const DELETING = 'deleting'

/** Builds a life cycle from its rules. */
export function lifeCycle<
  const Stable extends string,
  const Transitional extends string,
  const Creation extends string = never,
  const Action extends string = never,
  const Use extends string = never,
  const Edit extends string = never,
>(
  rules: LifeCycleRules<Stable, Transitional, Creation, Action, Use, Edit>,
): LifeCycle<Stable, Transitional, Creation, Action, Use, Edit> {
  type Status = Stable | Transitional
  const { noun, stable, creations, actions, uses, edits } = rules
  const labels: Readonly<Record<string, string>> = rules.transitional
  const transitional = Object.keys(labels) as Transitional[]
  const statuses: Status[] = [...stable, ...transitional]

  const checks = new Map<string, ReadonlyMap<Status, CheckResult>>()
  const wait = (status: Transitional): CheckResult =>
    denied(
      status === DELETING
        ? `The ${noun} is being deleted.`
        : `The ${noun} is ${labels[status]}. Try again when that has finished.`,
    )
  for (const [action, from, interrupts] of [
    ...Object.entries<ActionRule<Stable, Transitional>>(actions).map(
      ([it, { from, interrupts = [] }]) => [it, from, interrupts] as const,
    ),
    ...Object.entries<From<Stable>>(uses).map(([it, from]) => [it, from, []] as const),
  ]) {
    checks.set(
      action,
      new Map<Status, CheckResult>([
        ...stable.map((status) => [status, checkOf(from[status])] as const),
        ...transitional.map(
          (status) => [status, interrupts.includes(status) ? ALLOWED : wait(status)] as const,
        ),
      ]),
    )
  }
  for (const edit of edits) {
    checks.set(
      edit,
      new Map(
        statuses.map((status) => [status, status === DELETING ? wait(status as Transitional) : ALLOWED]),
      ),
    )
  }

  return {
    noun,
    stable,
    transitional,
    statuses,
    isTransitional: (status): status is Transitional => Object.hasOwn(labels, status),
    can(action, status) {
      const check = checks.get(action)?.get(status)
      if (check === undefined) throw new RangeError(`A ${noun} does not allow ${action} while ${status}.`)
      return check
    },
    creation: (creation) => creations[creation],
    transition(action, status) {
      const { during, to } = actions[action]
      // Only allowed actions get here, and none with a function interrupts a transition: the status is stable.
      return { during, to: typeof to === 'function' ? to(status as Stable) : to }
    },
  }
}

function checkOf(rule: true | string): CheckResult {
  return rule === true ? ALLOWED : denied(rule)
}
