import type { Locator, Page } from '@playwright/test'
import type { operations } from '#mocks/contract/operations.gen.ts'
import type { ProblemCode } from '#mocks/scenarios/target.ts'
import type { Persona } from '#tests/mocks.ts'

export type Operation = keyof typeof operations

/** How a person comes upon an operation. */
export interface ErrorCase {
  /**
   * The address of the screen. What stands in braces is a list of the API, whose first item's id takes the place:
   * `/compute/vms/{/vms?q=bastion-us}?tab=activity`. A function first does what somebody was there for before, and returns such an address.
   */
  readonly at: string | ((page: Page) => Promise<string>)
  /** Who comes; the owner unless it is said. Each has a world of their own, so what one has to prepare no other meets. */
  readonly as?: Persona
  /** Names a world of its own, where what has to be prepared would change what others of the same person meet. */
  readonly apart?: string
  /**
   * What is done there for the call to be made, up to the last press, whose target it returns; nothing for what a screen
   * asks by itself. Fills in only what the contract takes: forms check before they send.
   */
  readonly act?: (page: Page) => Promise<Locator | undefined>
  /** What has failed before that, for the call to be made at all. */
  readonly after?: { readonly operation: Operation; readonly status: number; readonly code: ProblemCode }
  /** The screen has asked before it is opened: what is done is only to look. */
  readonly fromStart?: boolean
  /** What is typed into that last target instead, where typing is what makes the call. */
  readonly types?: string
  /** The screen's own words, where they say more than the server's. */
  readonly says?: RegExp
  /** Words of its own for single statuses; a text that stands there anyway would prove nothing. */
  readonly saysFor?: Partial<Record<number, RegExp>>
  /** Why nothing is said: what fails is no part of what somebody came for, and the screen does without it. */
  readonly silent?: string
}
