import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { ColorSchemeChoice } from '#src/ui/theme/color-scheme.ts'

/** Color schemes; `auto` follows the system. */
export const colorSchemes = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'System', icon: IconDeviceDesktop },
] as const satisfies readonly { value: ColorSchemeChoice; label: string; icon: Icon }[]
