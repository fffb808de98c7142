import type { World } from './world.ts'

type Reader = (world: World) => Promise<unknown>

/** A figure that two places show. */
export interface Equality {
  readonly name: string
  /** Definition of the figure, in one sentence. */
  readonly means: string
  readonly one: Reader
  readonly other: Reader
  /** False if it reads every resource of a type, which takes too long in a large world. @default true */
  readonly everywhere?: boolean
}
