import type { NotificationRow, ResourceRow } from '../../db/index.ts'
import type { JobContext } from '../job-context.ts'
import type { ResourceDefinition } from '../resource-definitions.ts'

/** Milliseconds. */
export type Duration = readonly [min: number, max: number]

/** Duration, failures and activity verb of an action. */
interface ActionPlan {
  /** Long enough to watch, short enough to wait for. */
  readonly duration: Duration
  /** Milliseconds until a failure, if it takes longer than a success. */
  readonly failsAfter?: number
  /** Possible status reasons after a failure; one is drawn. */
  readonly failures: readonly [string, ...string[]]
  /** Past participle of the activity: `backed_up`. */
  readonly past: string
}

/** Fields maintained by the life cycle for all resource types. */
type Managed = 'id' | 'organizationId' | 'status' | 'statusReason' | 'transition' | 'createdAt' | 'updatedAt'

/** Fields that a life cycle hook may change, beyond the managed ones. */
type Patch<Row extends ResourceRow> = Partial<Omit<Row, Exclude<Managed, 'transition' | 'status'>>>

/** Start of a transition. */
interface TransitionStart<Action extends string, Status extends string, End extends string> {
  readonly action: Action
  readonly during: Status
  readonly to: End
}

type TransitionOf<Row extends ResourceRow> = NonNullable<Row['transition']>

/**
 * Life cycle of a resource type in the simulated cloud. The states come from the domain
 * (`#src/domain/life-cycle.ts`); durations, failures, texts and side effects are added here. Pure except for changes
 * through `context.tx`, and all times come from the job context.
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
   * Status of normal operation. A resource whose name starts with `fail-` never reaches it (a documented test input),
   * but can still be stopped and deleted.
   */
  readonly up: TransitionOf<Row>['to']
  /** Status reason if this resource must fail: another documented test input of the type. */
  readonly forcedFailure?: (row: Row) => string | null
  /** Duration if it depends on the amount of work; otherwise the action's. */
  readonly duration?: (row: Row, action: Creation | Action) => Duration
  /**
   * Fields that change when a transition starts: a restarting VM is off from now on.
   *
   * @param transition drawn duration and outcome
   */
  readonly onStart?: (
    row: Row,
    start: TransitionStart<Creation | Action, Row['status'], TransitionOf<Row>['to']>,
    transition: TransitionOf<Row>,
  ) => Patch<Row>
  /** Fields that change on success, besides the status and the transition's `next`. */
  readonly onSuccess?: (row: Row, transition: TransitionOf<Row>, context: JobContext) => Patch<Row>
  /**
   * Status after a failed action that leaves the resource usable, so that the user can try again. Null for `error`.
   *
   * @default `error` after any failure
   */
  readonly statusAfterFailure?: (transition: TransitionOf<Row>) => TransitionOf<Row>['to'] | null
  /** Fields that change on failure. */
  readonly onFailure?: (row: Row, context: JobContext) => Patch<Row>
  /** Removes the parts of a deleted row. Other dependents are released by `relations.ts`. */
  readonly onRemove?: (row: Row, context: JobContext) => void
  /** Notification for the user who started the action; null for none. */
  readonly successNotification?: (
    row: Row,
    transition: TransitionOf<Row>,
  ) => Pick<NotificationRow, 'title' | 'body'> | null
}
