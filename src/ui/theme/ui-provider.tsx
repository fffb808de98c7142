import type { ReactNode } from 'react'
import { ColorSchemeContext, useColorSchemeState } from './color-scheme.ts'
import './fonts.css'
import './mantine-base.css'
import './variables.css'
import './global.css'

/** Styles and color scheme; Mantine's components also need a `MantineProvider`. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const scheme = useColorSchemeState()
  return <ColorSchemeContext value={scheme}>{children}</ColorSchemeContext>
}
