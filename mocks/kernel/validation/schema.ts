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

/** Keyword that a value violates. */
export interface Failure {
  /** JSON pointer (RFC 6901) from the checked value; for a missing or unknown member, to that member. */
  readonly pointer: string
  readonly keyword: Keyword
  /** Value of the keyword in the schema. */
  readonly expected: unknown
}

/** Returns all failures in a fixed order: those of a value before those of its members. `NONE` if it is valid. */
export type Check = (value: unknown) => readonly Failure[]

/** Shared, so that valid values cost no allocation. */
export const NONE: readonly Failure[] = Object.freeze([])
