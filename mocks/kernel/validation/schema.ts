/** The part of JSON Schema 2020-12 that the contract uses. The generator rejects other keywords. */
export interface Schema {
  /** Name of a schema in the table. */
  readonly $ref?: string
  readonly type?: TypeName | readonly TypeName[]
  readonly enum?: readonly Scalar[]
  readonly const?: Scalar
  readonly oneOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: true
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly minProperties?: number
}

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'
type Scalar = string | number | boolean | null
export type Keyword = Exclude<keyof Schema, '$ref' | 'items' | 'properties'>

/** A keyword that a value breaks. */
export interface Failure {
  /** JSON pointer (RFC 6901) from the value that was checked; for a missing or unknown member, to that member. */
  readonly pointer: string
  readonly keyword: Keyword
  /** What the schema says under the keyword. */
  readonly expected: unknown
}

/** Returns all failures, in a fixed order: those of a value before those of its members. `NONE` if the value fits. */
export type Check = (value: unknown) => readonly Failure[]

/** Shared, so that a value that fits costs no allocation. */
export const NONE: readonly Failure[] = Object.freeze([])
