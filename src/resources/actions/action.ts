import type { ReactNode } from 'react'

/**
 * Something that can be asked of one resource by a call without further input: start, stop, delete. Its words and its
 * call stand together, so that row menus, buttons, questions and bulk runs all say the same.
 */
export interface ActionDefinition<R> {
  /** On its button and in its question: "Stop". */
  readonly verb: string
  /** While a bulk run is at it: "Stopping". */
  readonly gerund: string
  /** In "web-1 is stopping", once it has been accepted. */
  readonly state: string
  readonly icon: ReactNode
  /** Takes something away: its button is red. @default false */
  readonly destructive?: boolean
  /** Resolves with the resource as it is then, where the operation answers with it. */
  readonly call: (resource: R) => Promise<R | undefined>
  /** Asked about first; leave it out for what does no harm. */
  readonly ask?: ActionConfirmation<R>
}

export interface ActionConfirmation<R> {
  /** What will happen to the one, in sentences. */
  readonly one: (resource: R) => ReactNode
  /** The same for several; without it there is no bulk run of this order. */
  readonly many?: ReactNode
  /** There is no way back: its name has to be typed, and what depends on it is listed. @default false */
  readonly typed?: boolean
}

/** The orders of a kind, by the names that its life cycle knows them by. */
export type ActionDefinitions<R, Name extends string> = Readonly<Record<Name, ActionDefinition<R>>>
