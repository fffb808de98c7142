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
  /** Example request with curl. */
  readonly request: string
  readonly answers: readonly AnswerReference[]
}

export interface FieldReference {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly description: string
}

export interface AnswerReference {
  readonly status: string
  readonly description: string
  readonly codes: readonly string[]
  /** Example of a successful response as JSON. */
  readonly example: string | null
}
