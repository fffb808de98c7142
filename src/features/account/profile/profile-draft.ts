import * as limits from '#src/api/generated/limits.gen.ts'
import type { Me, MeUpdate } from '#src/api/generated/types.gen.ts'
import { PROFILE_LANGUAGES, PROFILE_ZONES } from '#src/domain/profile-format.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** What of the profile can be changed in its form. */
export type ProfileDraft = Required<MeUpdate>

export const keptProfile: z.ZodMiniType<ProfileDraft> = z.object({
  fullName: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  timezone: z.enum(['utc', 'pst', 'est', 'cet']),
  language: z.enum(['en', 'es', 'fr', 'de']),
})

export function draftOf({ fullName, company, jobTitle, timezone, language }: Me): ProfileDraft {
  return { fullName, company, jobTitle, timezone, language }
}

/** The contract's limit of the three texts. */
export const MAX_TEXT = limits.MeUpdate.fullName.maxLength

/** What the form can tell by itself, with the server's rules. */
export function profileProblems({ fullName, company, jobTitle }: ProfileDraft): FieldProblems {
  const tooLong = (text: string) => text.length > MAX_TEXT
  const message = `Use at most ${MAX_TEXT} characters.`
  return {
    ...(fullName.trim() === ''
      ? { fullName: 'Enter your name.' }
      : tooLong(fullName) && { fullName: message }),
    ...(tooLong(company) && { company: message }),
    ...(tooLong(jobTitle) && { jobTitle: message }),
  }
}

/** Only what is different goes to the server, so that what was changed elsewhere meanwhile stays. */
export function changesOf(draft: ProfileDraft, before: ProfileDraft): MeUpdate {
  const names = Object.keys(before) as (keyof ProfileDraft)[]
  return Object.fromEntries(
    names.filter((name) => draft[name] !== before[name]).map((name) => [name, draft[name]]),
  )
}

const named = <Value extends string>(table: Readonly<Record<Value, { readonly name: string }>>) =>
  (Object.entries(table) as [Value, { readonly name: string }][]).map(([value, { name }]) => ({
    value,
    label: name,
  }))

export const zoneChoices = named(PROFILE_ZONES)
export const languageChoices = named(PROFILE_LANGUAGES)
