// Generated from `openapi/` by `npm run generate`. Do not edit.
import type { Tag } from './operations.gen.ts'
import type { OperationOf } from './types.gen.ts'

export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** True when `value` fits; otherwise the errors stand in `errors` until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors: readonly SchemaError[] | null
}

export interface OperationValidators {
  /** Of `{ query, path, header }`, values already coerced. */
  readonly params: Validate | null
  readonly body: Validate | null
  /** Of each event of a `text/event-stream`. */
  readonly event: Validate | null
  readonly responses: Readonly<Record<number, BodyValidators>>
}

export interface BodyValidators {
  /** Of the whole body; of all but the members of `items` where these have a validator of their own. */
  readonly body: Validate
  /** Of each member of `items`; null when the body is no list. */
  readonly item: Validate | null
}

/** Each in a file of its own, which is loaded when it is asked for. */
export const validatorsOfTag: {
  readonly [T in Tag]: () => Promise<Readonly<Record<OperationOf<T>, OperationValidators>>>
}
