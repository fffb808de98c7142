import * as limits from '#src/api/generated/limits.gen.ts'
import type { Me, MeUpdate } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import {
  PROFILE_DATE_FORMATS,
  PROFILE_LANGUAGES,
  PROFILE_TIME_FORMATS,
  PROFILE_ZONES,
} from '#src/domain/profile-format.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Editable fields of the profile form. */
export type ProfileDraft = Required<MeUpdate>

export const storedProfileSchema: z.ZodMiniType<ProfileDraft> = z.object({
  fullName: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  timezone: z.enum(['utc', 'pst', 'est', 'cet']),
  language: z.enum(['en', 'es', 'fr', 'de']),
  timeFormat: z.enum(['auto', 'h12', 'h24']),
  dateFormat: z.enum(['auto', 'mdy', 'dmy', 'iso']),
})

export function toDraft(me: Me): ProfileDraft {
  const { fullName, company, jobTitle, timezone, language, timeFormat, dateFormat } = me
  return { fullName, company, jobTitle, timezone, language, timeFormat, dateFormat }
}

/** Client-side validation with the server's rules. */
export function profileProblems({ fullName, company, jobTitle }: ProfileDraft): FieldProblems {
  return {
    ...lengthProblems({
      fullName: [fullName, limits.MeUpdate.fullName.maxLength],
      company: [company, limits.MeUpdate.company.maxLength],
      jobTitle: [jobTitle, limits.MeUpdate.jobTitle.maxLength],
    }),
    ...(cleanName(fullName) === '' && { fullName: 'Enter your name.' }),
  }
}

/** Returns only the changed fields, so concurrent changes to other fields survive. */
export function toUpdate(before: ProfileDraft, after: ProfileDraft): MeUpdate {
  const names = Object.keys(before) as (keyof ProfileDraft)[]
  const sent: ProfileDraft = {
    ...after,
    fullName: cleanName(after.fullName),
    company: cleanName(after.company),
    jobTitle: cleanName(after.jobTitle),
  }
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, sent[name]]),
  )
}

const named = <Value extends string>(table: Readonly<Record<Value, { readonly name: string }>>) =>
  (Object.entries(table) as [Value, { readonly name: string }][]).map(([value, { name }]) => ({
    value,
    label: name,
  }))

export const zoneChoices = named(PROFILE_ZONES)
export const languageChoices = named(PROFILE_LANGUAGES)
export const timeFormatChoices = named(PROFILE_TIME_FORMATS)
export const dateFormatChoices = named(PROFILE_DATE_FORMATS)
