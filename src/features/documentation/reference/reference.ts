/** The reference of the API, as it is made of the contract when the app is built (`scripts/vite/api-reference.ts`). */

export interface TagEntry {
  /** Its part of the address. */
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
  /** Who may, in words. */
  readonly permission: string
  readonly keyScope: string
  readonly parameters: readonly (FieldReference & { readonly place: string })[]
  readonly body: readonly FieldReference[]
  /** A request with curl. */
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
  /** What a success looks like, as JSON. */
  readonly example: string | null
}
