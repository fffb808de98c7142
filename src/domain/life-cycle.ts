/**
 * The states of a kind of resource, and what may be asked of it in each: one table a kind, read by the console (a
 * disabled control says the reason) and by the mock (409 `invalid_state`, with the reason as the problem's detail).
 *
 * A status either lasts until somebody acts (settled) or ends by itself at a deadline (transitional). While it
 * changes, a resource takes no other order; nobody waits for ever, since every transition has a deadline.
 *
 * Pure: no React, no fetch, no clock.
 */
import { ALLOWED, type CheckResult, denied } from './check-result.ts'

/** For each status that lasts: true where it may be asked for, otherwise the sentence that says why not. */
type From<Stable extends string> = Readonly<Record<Stable, true | string>>

/** Where a transition settles if nothing fails; `deleted` means that the resource is gone then. */
type End<Stable extends string> = Exclude<Stable, 'error'> | 'deleted'

interface ActionRule<Stable extends string, Transitional extends string> {
  readonly from: From<Stable>
  readonly during: Transitional
  /** A function where it depends on the status before. */
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
  /** In the order in which lists and filters show them. */
  readonly stable: readonly Stable[]
  /** With the words in "The VM is …". */
  readonly transitional: Readonly<Record<Transitional, string>>
  /** The ways to come into being. */
  readonly creations: Readonly<
    Record<Creation, { readonly during: Transitional; readonly to: Exclude<Stable, 'error'> }>
  >
  /** What moves it through a transitional status. */
  readonly actions: Readonly<Record<Action, ActionRule<Stable, Transitional>>>
  /** What leaves its status alone but needs one that lasts: a login, a snapshot. */
  readonly uses: Readonly<Record<Use, From<Stable>>>
  /** What changes its labels and not its state: possible at any time but while it is being deleted. */
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
  /** The settled ones first. */
  readonly statuses: readonly (Stable | Transitional)[]
  isTransitional(status: Stable | Transitional): status is Transitional
  /** Whether it may be asked for in this status, and if not, why. */
  can(action: Action | Use | Edit, status: Stable | Transitional): CheckResult
  creation(creation: Creation): Transition<Transitional, Exclude<Stable, 'error'>>
  /** The transition that an order sets off. Ask `can` first: this does not. */
  transition(order: Action, status: Stable | Transitional): Transition<Transitional, End<Stable>>
}

/** The status in which nothing can be asked any more. */
const DELETING = 'deleting'

/** The life cycle that follows from a kind's rules. */
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
  const { noun, stable, creations, actions: orders, uses, edits } = rules
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
  for (const [action, from] of [
    ...Object.entries<ActionRule<Stable, Transitional>>(orders).map(([it, rule]) => [it, rule.from] as const),
    ...Object.entries<From<Stable>>(uses),
  ]) {
    checks.set(
      action,
      new Map<Status, CheckResult>([
        ...stable.map((status) => [status, checkOf(from[status])] as const),
        ...transitional.map((status) => [status, wait(status)] as const),
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
    stable: stable,
    transitional,
    statuses,
    isTransitional: (status): status is Transitional => Object.hasOwn(labels, status),
    can(action, status) {
      const check = checks.get(action)?.get(status)
      if (check === undefined) throw new RangeError(`A ${noun} knows no ${action} in ${status}.`)
      return check
    },
    creation: (creation) => creations[creation],
    transition(order, status) {
      const { during, to } = orders[order]
      // Only an order that is allowed gets here, so the status is one that lasts.
      return { during, to: typeof to === 'function' ? to(status as Stable) : to }
    },
  }
}

function checkOf(rule: true | string): CheckResult {
  return rule === true ? ALLOWED : denied(rule)
}
