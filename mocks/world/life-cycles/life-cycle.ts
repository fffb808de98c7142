import type { NotificationRow, ResourceRow } from '../../db/index.ts'
import type { JobContext } from '../job-context.ts'
import type { ResourceDefinition } from '../resource-definitions.ts'

/** Milliseconds. */
export type Duration = readonly [least: number, most: number]

/** What an action takes, how it may fail, and how it is told. */
interface ActionPlan {
  /** Long enough to watch, short enough to wait for. */
  readonly duration: Duration
  /** Why the resource is in `error` afterwards, as its status reason says it; one of them, if it fails at all. */
  readonly failures: readonly [string, ...string[]]
  /** The activity's verb, a past participle, since its outcome says how far it has got: `backed_up`. */
  readonly past: string
}

/** The fields that the machinery sees to, whatever the kind. */
type Managed = 'id' | 'organizationId' | 'status' | 'statusReason' | 'transition' | 'createdAt' | 'updatedAt'

/** Fields of a row that a moment of its life changes, beside those that every such moment does. */
type Patch<Row extends ResourceRow> = Partial<Omit<Row, Exclude<Managed, 'transition' | 'status'>>>

/** A change of state as it begins. */
interface Beginning<Action extends string, Status extends string, End extends string> {
  readonly action: Action
  readonly during: Status
  readonly to: End
}

type TransitionOf<Row extends ResourceRow> = NonNullable<Row['transition']>

/**
 * How a kind of resource lives in the simulated cloud: the states are the domain's (`#src/domain/life-cycle.ts`), here
 * are the times, the mishaps, the words, and what else changes. All of it is pure but what goes through `context.tx`, and
 * knows no time but the scene's: whether the world is asked every second or once a day later, it has the same history.
 */
export interface ResourceLifeCycle<Row extends ResourceRow, Creation extends string, Action extends string> {
  readonly definition: ResourceDefinition<Row>
  readonly states: {
    creation(creation: Creation): { readonly during: Row['status']; readonly to: TransitionOf<Row>['to'] }
    transition(
      action: Action,
      status: Row['status'],
    ): { readonly during: Row['status']; readonly to: TransitionOf<Row>['to'] }
  }
  readonly actions: Readonly<Record<Creation | Action, ActionPlan>>
  /**
   * The state in which it does its work. A resource whose name begins with `fail-` never gets there: a documented test
   * input. It can still be stopped and deleted.
   */
  readonly up: TransitionOf<Row>['to']
  /** Why this one does not get there either, as the status reason says it: another test input of the kind. */
  readonly forcedFailure?: (row: Row) => string | null
  /** The duration where it depends on how much there is to do; otherwise that of the action. */
  readonly duration?: (row: Row, action: Creation | Action) => Duration
  /**
   * What else changes when a transition begins: a machine that restarts is off from now on.
   *
   * @param transition what was drawn: how long it takes and what it comes to
   */
  readonly onStart?: (
    row: Row,
    beginning: Beginning<Creation | Action, Row['status'], TransitionOf<Row>['to']>,
    transition: TransitionOf<Row>,
  ) => Patch<Row>
  /** What else changes when it has succeeded, beside the status and what the transition's `next` brings. */
  readonly onSuccess?: (row: Row, transition: TransitionOf<Row>, context: JobContext) => Patch<Row>
  /** What else changes when it has failed. */
  readonly onFailure?: (row: Row, transition: TransitionOf<Row>, context: JobContext) => Patch<Row>
  /** What goes with a row that is removed: its parts. What else hangs on it is released by `relations.ts`. */
  readonly onRemove?: (row: Row, context: JobContext) => void
  /** What whoever set it off is told when it has succeeded; null for nothing. */
  readonly successNotification?: (
    row: Row,
    transition: TransitionOf<Row>,
  ) => Pick<NotificationRow, 'title' | 'body'> | null
}
