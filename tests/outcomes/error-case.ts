import type { Locator, Page } from '@playwright/test'
import type { operations } from '#mocks/contract/operations.gen.ts'
import type { ProblemCode } from '#mocks/scenarios/target.ts'
import type { SeedVariant } from '#mocks/seed/seed-variant-names.ts'
import type { Persona } from '#tests/mocks.ts'

export type Operation = keyof typeof operations

export interface ForcedProblem {
  readonly operation: Operation
  readonly status: number
  readonly code: ProblemCode
}

/** Steps by which a user triggers an operation. */
export interface ErrorCase {
  /**
   * URL of the screen. Braces contain an API list, and are replaced by its first item's id:
   * `/compute/vms/{/vms?q=bastion-us}?tab=activity`. A function prepares something and returns such a URL.
   */
  readonly at: string | ((page: Page) => Promise<string>)
  /** User; the owner by default. Each user has a separate world. */
  readonly as?: Persona
  /** Seed variants of a separate world (`world`). */
  readonly seedVariants?: readonly SeedVariant[]
  /** Name of a separate world, if the preparation would affect other cases. */
  readonly world?: string
  /**
   * Steps that trigger the call; returns the target of the last click. Omitted for calls that the screen makes by
   * itself. Fill in only valid values: forms check before they send.
   */
  readonly act?: (page: Page) => Promise<Locator | undefined>
  /** Failure that must come first. */
  readonly after?: ForcedProblem
  /** True if the screen calls the operation before the steps, which only make the result visible. */
  readonly fromStart?: boolean
  /** Text to type into the last target, if typing triggers the call. */
  readonly types?: string
  /** Text of the screen, if it says more than the server's message. */
  readonly says?: RegExp
  /** Text for single statuses; must not be visible otherwise. */
  readonly saysFor?: Partial<Record<number, RegExp>>
  /** Reason why the error is not shown: the failed part is not essential to the screen. */
  readonly silent?: string
  /** Reason why repeating the last click at once can't be tested: it means something else, or the steps can't succeed. */
  readonly once?: string
}
