import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { theme } from './theme.ts'
import './mantine.css'

/**
 * What Mantine's components need around them. Puts together what Mantine's own provider does, but for one thing: the
 * variables come from a style sheet (`variables.css`) and not from code that works them out at every start, which saves
 * the first load that code and the page a restyle.
 *
 * Not around the whole app: public pages do without Mantine, and are spared its weight. So the frames of the console and
 * of the sign-in have one, and each part with such components that can be called up from a public page.
 */
export function MantineFrame({ children }: { readonly children: ReactNode }) {
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

/** A component with its own frame: for parts that are loaded on demand. */
export function withMantine<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InMantine(props: Props) {
    return (
      <MantineFrame>
        <Part {...props} />
      </MantineFrame>
    )
  }
}
