import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createFormat, type Format, type FormatSettings } from './format.ts'

const FormatContext = createContext<Format>(createFormat({ locale: 'en-US' }))

interface FormatProviderProps extends FormatSettings {
  readonly children: ReactNode
}

/** Sets locale, time zone, clock and date format of all formatted values below. */
export function FormatProvider({
  locale,
  timeZone,
  hourCycle,
  createDateFormat,
  children,
}: FormatProviderProps) {
  const format = useMemo(
    () => createFormat({ locale, timeZone, hourCycle, createDateFormat }),
    [locale, timeZone, hourCycle, createDateFormat],
  )
  return <FormatContext value={format}>{children}</FormatContext>
}

/** Formatters in the user's locale and time zone; see `createFormat`. */
export function useFormat(): Format {
  return useContext(FormatContext)
}
