import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { safeLocalStorage } from '#src/safe-storage.ts'

/** User's choice; `auto` follows the system. */
export type ColorSchemeChoice = 'light' | 'dark' | 'auto'

/** Storage key of the choice; also read by `public/first-paint.js` before the first paint. */
const STORAGE_KEY = 'nimbus-color-scheme'

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function storedChoice(): ColorSchemeChoice {
  const stored = safeLocalStorage.get(STORAGE_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Sets the attribute that Mantine's styles and `variables.css` use. */
function paint(choice: ColorSchemeChoice): void {
  const dark = choice === 'dark' || (choice === 'auto' && systemIsDark().matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}

export interface ColorScheme {
  readonly choice: ColorSchemeChoice
  readonly choose: (choice: ColorSchemeChoice) => void
}

/** State of the color scheme: applies the choice, and follows the system and other tabs. For the provider only. */
export function useColorSchemeState(): ColorScheme {
  const [choice, setChoice] = useState(storedChoice)

  useEffect(() => {
    paint(choice)
    const onSystem = () => paint(choice)
    const onOtherTab = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY) setChoice(storedChoice())
    }
    const system = systemIsDark()
    system.addEventListener('change', onSystem)
    window.addEventListener('storage', onOtherTab)
    return () => {
      system.removeEventListener('change', onSystem)
      window.removeEventListener('storage', onOtherTab)
    }
  }, [choice])

  const choose = useCallback((next: ColorSchemeChoice) => {
    safeLocalStorage.set(STORAGE_KEY, next)
    setChoice(next)
  }, [])
  return useMemo(() => ({ choice, choose }), [choice, choose])
}

export const ColorSchemeContext = createContext<ColorScheme | undefined>(undefined)

/** Returns the chosen color scheme and a setter. */
export function useColorScheme(): ColorScheme {
  const scheme = useContext(ColorSchemeContext)
  if (!scheme) throw new Error('This component must be rendered inside UiProvider.')
  return scheme
}
