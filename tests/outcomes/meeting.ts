import type { Locator, Page } from '@playwright/test'
import type { Persona } from '#tests/mocks.ts'

/** How a person comes upon an operation. */
export interface Meeting {
  /**
   * The address of the screen. What stands in braces is a list of the API, whose first item's id takes the place:
   * `/compute/vms/{/vms?q=bastion-us}?tab=activity`. A function finds what only a person who was there before would know.
   */
  readonly at: string | ((page: Page) => Promise<string>)
  /** Who comes; the owner unless it is said. Each has a world of their own, so what one has to prepare no other meets. */
  readonly as?: Persona
  /**
   * What is done there for the call to be made, up to the last press, whose target it returns; nothing for what a screen
   * asks by itself. Fills in only what the contract takes: forms check before they send.
   */
  readonly act?: (page: Page) => Promise<Locator | undefined>
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
  /** The same for single statuses. */
  readonly silentFor?: Partial<Record<number, string>>
}
