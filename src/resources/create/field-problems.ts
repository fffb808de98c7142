import { MAX_TAGS, TAG_PATTERN } from '#src/domain/labels.ts'
import { isAtOrBelow } from '../form/form-problem.ts'

/** Messages by field, keyed by paths in the request body: `sizeId`, `names.2`, `tags`. */
export type FieldProblems = Readonly<Record<string, string>>

export const NO_PROBLEMS: FieldProblems = {}

/** Message for a field or anything below it: `tags` also matches `tags.3`. */
export function problemAt(problems: FieldProblems, field: string): string | undefined {
  return problems[field] ?? Object.entries(problems).find(([path]) => isAtOrBelow(path, field))?.[1]
}

/** Request fields that depend on a part of the draft; needed only if they have different names. */
export type FieldsOf<Draft> = Readonly<Partial<Record<keyof Draft, readonly string[]>>>

/** Drops the messages of fields that have changed since. */
export function withoutChanged<Draft extends object>(
  problems: FieldProblems,
  change: Partial<Draft>,
  fieldsOf?: FieldsOf<Draft>,
): FieldProblems {
  const parts = Object.keys(change) as (keyof Draft & string)[]
  const changed = parts.flatMap((part) => fieldsOf?.[part] ?? [part])
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => !changed.some((field) => isAtOrBelow(path, field))),
  )
}

/** Validates tags; the result is empty if they are valid. */
export function tagsProblem(tags: readonly string[]): { readonly tags?: string } {
  if (tags.length > MAX_TAGS) return { tags: `Use at most ${MAX_TAGS} tags.` }
  return tags.every((tag) => TAG_PATTERN.test(tag)) ? {} : { tags: 'One of the tags is not valid.' }
}
