import { MAX_TAGS, TAG_PATTERN } from '#src/domain/labels.ts'
import { isAtOrBelow } from '../form/form-problem.ts'

/** Messages by field, with the paths of the request's body: `sizeId`, `names.2`, `tags`. */
export type FieldProblems = Readonly<Record<string, string>>

export const NO_PROBLEMS: FieldProblems = {}

/** The message for a field or anything below it: `tags` also answers for `tags.3`. */
export function problemAt(problems: FieldProblems, field: string): string | undefined {
  return problems[field] ?? Object.entries(problems).find(([path]) => isAtOrBelow(path, field))?.[1]
}

/** Which fields of the request follow from a part of a draft, where they are not of the same name. */
export type FieldsOf<Draft> = Readonly<Partial<Record<keyof Draft, readonly string[]>>>

/** What was found fault with, without the fields that follow from what has been changed since. */
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

/** What is wrong with tags, for the field `tags`; nothing when they are in order. */
export function tagsProblem(tags: readonly string[]): { readonly tags?: string } {
  if (tags.length > MAX_TAGS) return { tags: `Use at most ${MAX_TAGS} tags.` }
  return tags.every((tag) => TAG_PATTERN.test(tag)) ? {} : { tags: 'One of the tags is not valid.' }
}
