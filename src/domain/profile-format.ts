/** Profile languages (spec part 1, section 3). They set number and date formats; texts are in English. */
export const PROFILE_LANGUAGES = {
  en: { locale: 'en-US', name: 'English' },
  es: { locale: 'es-ES', name: 'Spanish' },
  fr: { locale: 'fr-FR', name: 'French' },
  de: { locale: 'de-DE', name: 'German' },
} as const

export type ProfileLanguage = keyof typeof PROFILE_LANGUAGES

/** Profile time zones (spec part 1, section 3), with daylight saving time of their locations. */
export const PROFILE_ZONES = {
  utc: { timeZone: 'UTC', name: 'UTC' },
  pst: { timeZone: 'America/Los_Angeles', name: 'Pacific Time (PST)' },
  est: { timeZone: 'America/New_York', name: 'Eastern Time (EST)' },
  cet: { timeZone: 'Europe/Berlin', name: 'Central European Time (CET)' },
} as const

export type ProfileZone = keyof typeof PROFILE_ZONES

/** Formatters for a user; English and the browser's time zone until the profile is loaded. */
export function profileFormat(
  me: { readonly language: ProfileLanguage; readonly timezone: ProfileZone } | undefined,
): { readonly locale: string; readonly timeZone?: string } {
  if (!me) return { locale: PROFILE_LANGUAGES.en.locale }
  return {
    locale: PROFILE_LANGUAGES[me.language].locale,
    timeZone: PROFILE_ZONES[me.timezone].timeZone,
  }
}
