import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { ColorSchemeContext, useColorSchemeState } from './color-scheme.ts'
import { theme } from './theme.ts'
import './fonts.css'
import './mantine.css'
import './variables.css'
import './global.css'

/**
 * Theme and colour scheme for everything below. Puts together what Mantine's own provider does, but for one thing: the
 * variables come from a style sheet (`variables.css`) and not from code that works them out at every start, which saves
 * the first load that code and the page a restyle.
 */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const scheme = useColorSchemeState()
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
    <ColorSchemeContext value={scheme}>
      <MantineContext value={mantine}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </ColorSchemeContext>
  )
}
