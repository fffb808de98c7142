/** API reference, generated from the contract at build time (`scripts/vite/api-reference.ts`). */

export interface TagEntry {
  /** URL segment. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly operations: readonly {
    readonly id: string
    readonly method: string
    readonly path: string
    readonly summary: string
  }[]
}

export interface TagReference {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly operations: readonly OperationReference[]
}

export interface OperationReference {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  /** Required permission as a sentence. */
  readonly permission: string
  readonly keyScope: string
  readonly parameters: readonly (FieldReference & { readonly place: string })[]
  readonly body: readonly FieldReference[]
  readonly request: RequestReference
  /** Example request in each language; highlighted HTML on pages. */
  readonly samples: Readonly<Record<SampleLanguage, string>>
  readonly responses: readonly ResponseReference[]
}

/** Example request. */
export interface RequestReference {
  /** Path below the API's base, with required query parameters. */
  readonly address: string
  /** JSON text; null without a body. */
  readonly body: string | null
}

/** curl command, browser's `fetch`, and the TypeScript client that is generated from the contract. */
export type SampleLanguage = 'curl' | 'fetch' | 'client'

export interface FieldReference {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly description: string
}

export interface ResponseReference {
  readonly status: string
  readonly description: string
  readonly codes: readonly string[]
  /** Example of a successful response as JSON; highlighted HTML on pages. */
  readonly example: string | null
}
