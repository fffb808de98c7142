import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createFormat, type Format, type FormatSettings } from './format.ts'

const FormatContext = createContext<Format>(createFormat({ locale: 'en-US' }))

interface FormatProviderProps extends FormatSettings {
  readonly children: ReactNode
}

/** Sets language and time zone of all figures below it. */
export function FormatProvider({ locale, timeZone, children }: FormatProviderProps) {
  const format = useMemo(
    () => createFormat(timeZone === undefined ? { locale } : { locale, timeZone }),
    [locale, timeZone],
  )
  return <FormatContext value={format}>{children}</FormatContext>
}

/** The figures in the person's own language and time zone; see `createFormat`. */
export function useFormat(): Format {
  return useContext(FormatContext)
}
