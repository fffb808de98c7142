import type { MantineColorsTuple } from '@mantine/core'
import type { PaletteName } from './palette.ts'

// Restricts Mantine's color names to the project's palette: `color="grape"` does not compile.
declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<PaletteName, MantineColorsTuple>
  }
}
