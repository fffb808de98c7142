/** Parts of an OpenAPI document that are used here; `at` resolves references. */
export interface Node {
  readonly $ref?: string
  readonly [name: string]: unknown
}

export interface Schema extends Node {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly default?: unknown
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Media extends Node {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, Node & { readonly value?: unknown }>>
}

export interface Content extends Node {
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
  readonly 'x-codes'?: readonly string[]
}

export interface Parameter extends Node {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
  readonly schema: Schema
  readonly 'x-search-fields'?: readonly string[]
}

export interface Operation extends Node {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-permission': string
  readonly 'x-key-scope': string
}

export interface Contract {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation>> & { readonly parameters?: readonly Parameter[] }>
  >
}
