import type { ReactNode } from 'react'
import { ColorSchemeContext, useColorSchemeState } from './color-scheme.ts'
import './fonts.css'
import './mantine-base.css'
import './variables.css'
import './global.css'

/** Styles and color scheme for everything below; Mantine's components need a `MantineProvider` as well. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const scheme = useColorSchemeState()
  return <ColorSchemeContext value={scheme}>{children}</ColorSchemeContext>
}
