import type { z } from 'zod'
import type { AnyRow, CollectionDefinition } from './collections.ts'

/** Any set of collections; `Collections` is the mock's own, tests use smaller ones. */
// biome-ignore lint/suspicious/noExplicitAny: the row type is existential here, and the schema ties it to its row
export type Definitions = Readonly<Record<string, CollectionDefinition<any, any>>>

/** The row type of a collection, and its fields that have an index. */
export type RowOf<D> = D extends { readonly schema: z.ZodType<infer Row extends AnyRow> } ? Row : never
export type IndexOf<D> = D extends { readonly indexes: readonly (infer Field)[] }
  ? Field & keyof RowOf<D>
  : never

/** Whole contents; a collection that is not mentioned is empty. */
export type RowsByCollection<D extends Definitions> = {
  readonly [Name in keyof D]?: readonly RowOf<D[Name]>[]
}

/** What a commit does to one row: its new content, or null when it is gone. */
export interface Change {
  readonly collection: string
  readonly id: string
  readonly row: AnyRow | null
  /** The commit, where they are counted. */
  readonly seq?: number
}

/** A row that is not as the collection was filled with it. */
export interface NumberedChange extends Change {
  /** The commit that left it so. */
  readonly seq: number
}
