import type { ReactNode } from 'react'

/**
 * Action on a resource that needs no further input: start, stop, delete. Holds its labels and its API call in one
 * place, so that row menus, buttons, confirmations and bulk runs stay consistent.
 */
export interface ActionDefinition<R> {
  /** Label of the button and the confirmation: "Stop". */
  readonly verb: string
  /** Progress label of a bulk run: "Stopping". */
  readonly gerund: string
  /** State in the success notification: "web-1 is stopping". */
  readonly state: string
  readonly icon: ReactNode
  /** Shows a red button and comes last in menus. @default false */
  readonly destructive?: boolean
  /** Resolves with the updated resource, if the operation returns it. */
  readonly call: (resource: R) => Promise<R | undefined>
  /** Omit it for harmless actions, which run at once. */
  readonly confirmation?: ActionConfirmation<R>
}

export interface ActionConfirmation<R> {
  /** Consequences for one resource, in sentences. */
  readonly body: (resource: R) => ReactNode
  /** Consequences for several resources. Without it the action has no bulk run. */
  readonly bulkBody?: ReactNode
  /** Irreversible: requires typing the name and lists dependent resources. @default false */
  readonly requiresName?: boolean
}

/** Actions of a resource type, by their names in its life cycle. */
export type ActionDefinitions<R, Name extends string> = Readonly<Record<Name, ActionDefinition<R>>>
