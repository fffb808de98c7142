import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { theme } from './theme.ts'
import './mantine.css'

/**
 * Does what Mantine's own provider does, but takes the variables from a style sheet (`variables.css`) instead of computing
 * them at every start. Around the whole console; public pages do without Mantine, except in parts loaded on demand.
 */
export function MantineProvider({ children }: { readonly children: ReactNode }) {
  const scheme = useColorScheme()
  const mantine = useMemo(
    () => ({
      colorScheme: scheme.choice,
      setColorScheme: scheme.choose,
      clearColorScheme: () => scheme.choose('auto'),
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [scheme],
  )
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}

/** A part of a public page that is loaded on demand, with Mantine. */
export function withMantine<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithMantine(props: Props) {
    return (
      <MantineProvider>
        <Part {...props} />
      </MantineProvider>
    )
  }
}
