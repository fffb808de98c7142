/** The four languages of the profile (spec part 1, section 3): how figures are written, texts being in English. */
export const PROFILE_LANGUAGES = {
  en: { locale: 'en-US', name: 'English' },
  es: { locale: 'es-ES', name: 'Spanish' },
  fr: { locale: 'fr-FR', name: 'French' },
  de: { locale: 'de-DE', name: 'German' },
} as const

export type ProfileLanguage = keyof typeof PROFILE_LANGUAGES

/** The four zones of the profile (spec part 1, section 3), with the summer time of their places. */
export const PROFILE_ZONES = {
  utc: { timeZone: 'UTC', name: 'UTC' },
  pst: { timeZone: 'America/Los_Angeles', name: 'Pacific Time (PST)' },
  est: { timeZone: 'America/New_York', name: 'Eastern Time (EST)' },
  cet: { timeZone: 'Europe/Berlin', name: 'Central European Time (CET)' },
} as const

export type ProfileZone = keyof typeof PROFILE_ZONES

/** How figures are written for a person; in English and the browser's time zone until the profile is known. */
export function profileFormat(
  me: { readonly language: ProfileLanguage; readonly timezone: ProfileZone } | undefined,
): { readonly locale: string; readonly timeZone?: string } {
  if (!me) return { locale: PROFILE_LANGUAGES.en.locale }
  return {
    locale: PROFILE_LANGUAGES[me.language].locale,
    timeZone: PROFILE_ZONES[me.timezone].timeZone,
  }
}
