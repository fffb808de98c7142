import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { theme } from './theme.ts'
import './mantine.css'

/**
 * Replaces Mantine's provider: the variables come from a style sheet (`variables.css`) instead of being computed at
 * start. Wraps the whole console; public pages use it only for parts loaded on demand.
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

/** Wraps a lazily loaded part of a public page that uses Mantine. */
export function withMantine<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithMantine(props: Props) {
    return (
      <MantineProvider>
        <Part {...props} />
      </MantineProvider>
    )
  }
}
