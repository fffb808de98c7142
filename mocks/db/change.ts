import type { z } from 'zod'
import type { AnyRow, CollectionDefinition } from './collections.ts'

/** Any set of collections; `Collections` is the mock's own, tests use smaller ones. */
// biome-ignore lint/suspicious/noExplicitAny: the row type is existential here, and the schema ties it to its row
export type Definitions = Readonly<Record<string, CollectionDefinition<any, any>>>

/** Row type of a collection, and the names of its indexed fields. */
export type RowOf<D> = D extends { readonly schema: z.ZodType<infer Row extends AnyRow> } ? Row : never
export type IndexOf<D> = D extends { readonly indexes: readonly (infer Field)[] }
  ? Field & keyof RowOf<D>
  : never

/** Full contents. A collection that is missing is empty. */
export type RowsByCollection<D extends Definitions> = {
  readonly [Name in keyof D]?: readonly RowOf<D[Name]>[]
}

/** Effect of a commit on one row: the new content, or null if removed. */
export interface Change {
  readonly collection: string
  readonly id: string
  readonly row: AnyRow | null
  /** Number of the commit, where commits are counted. */
  readonly seq?: number
}

/** `Change` of a known set of collections: the name of the collection tells the type of the row. */
export type ChangeOf<D extends Definitions> = {
  readonly [Name in keyof D & string]: Omit<Change, 'collection' | 'row'> & {
    readonly collection: Name
    readonly row: RowOf<D[Name]> | null
  }
}[keyof D & string]

/** Types the changes of a database by its definitions, which name all of its collections. */
export function changesOf<D extends Definitions>(changes: readonly Change[]): readonly ChangeOf<D>[] {
  return changes as unknown as readonly ChangeOf<D>[]
}

/** A row that differs from what the collection was loaded with. */
export interface NumberedChange extends Change {
  /** Number of the commit that last wrote the row. */
  readonly seq: number
}
