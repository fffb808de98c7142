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

/** Clocks, with the hour cycle for `Intl`; without one the language decides. */
export const PROFILE_TIME_FORMATS = {
  auto: { hourCycle: undefined, name: 'By language' },
  h12: { hourCycle: 'h12', name: '12-hour: 2:04 PM' },
  h24: { hourCycle: 'h23', name: '24-hour: 14:04' },
} as const

export type ProfileTimeFormat = keyof typeof PROFILE_TIME_FORMATS

export const PROFILE_DATE_FORMATS = {
  auto: { name: 'By language' },
  mdy: { name: 'Jan 5, 2026' },
  dmy: { name: '5 Jan 2026' },
  iso: { name: '2026-01-05 (ISO 8601)' },
} as const

interface FormatOfProfile {
  readonly locale: string
  readonly timeZone?: string
  readonly hourCycle?: 'h12' | 'h23'
}

/** Format settings for a user; English and the browser's time zone until the profile is loaded. */
export function profileFormat(
  me:
    | {
        readonly language: ProfileLanguage
        readonly timezone: ProfileZone
        readonly timeFormat?: ProfileTimeFormat
      }
    | undefined,
): FormatOfProfile {
  if (!me) return { locale: PROFILE_LANGUAGES.en.locale }
  const { hourCycle } = PROFILE_TIME_FORMATS[me.timeFormat ?? 'auto']
  return {
    locale: PROFILE_LANGUAGES[me.language].locale,
    timeZone: PROFILE_ZONES[me.timezone].timeZone,
    ...(hourCycle && { hourCycle }),
  }
}
