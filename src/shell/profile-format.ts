import type { Me, ProfileLanguage, ProfileTimezone } from '#src/api/generated/types.gen.ts'
import type { FormatSettings } from '#src/ui/format.ts'

const locales: Readonly<Record<ProfileLanguage, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
}

/** The four zones of the profile (spec part 1, section 3), with the summer time of their places. */
const timeZones: Readonly<Record<ProfileTimezone, string>> = {
  utc: 'UTC',
  pst: 'America/Los_Angeles',
  est: 'America/New_York',
  cet: 'Europe/Berlin',
}

/** How figures are written for a person; in English and the browser's time zone until the profile is known. */
export function profileFormat(me: Pick<Me, 'language' | 'timezone'> | undefined): FormatSettings {
  if (!me) return { locale: locales.en }
  return { locale: locales[me.language], timeZone: timeZones[me.timezone] }
}
