import { createTheme } from '@mantine/core'
import { componentDefaults } from './component-defaults.ts'
import { palette } from './palette.ts'

const rem = (pixels: number) => `${pixels / 16}rem`

/**
 * 4 px grid; text in seven sizes (12, 14, 16, 18, 20, 24, 32 px), of which the console uses the smaller five.
 */
export const theme = createTheme({
  colors: palette,
  primaryColor: 'accent',
  primaryShade: 7,
  white: '#ffffff',
  black: palette.gray[9],
  autoContrast: false,

  fontFamily: '"Geist Variable", "Geist Fallback", system-ui, sans-serif',
  fontFamilyMonospace: '"Geist Mono Variable", ui-monospace, "Cascadia Mono", Menlo, monospace',
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
  lineHeights: { xs: '1.333', sm: '1.4286', md: '1.5', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: '"Geist Variable", "Geist Fallback", system-ui, sans-serif',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.3333' },
      h2: { fontSize: rem(18), lineHeight: '1.5556' },
      h3: { fontSize: rem(16), lineHeight: '1.5' },
      h4: { fontSize: rem(14), lineHeight: '1.4286' },
      h5: { fontSize: rem(14), lineHeight: '1.4286' },
      h6: { fontSize: rem(12), lineHeight: '1.3333' },
    },
  },

  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(2), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(12) },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  shadows: {
    xs: '0 1px 2px rgb(5 11 14 / 6%)',
    sm: '0 1px 3px rgb(5 11 14 / 8%)',
    md: '0 4px 12px rgb(5 11 14 / 10%)',
    lg: '0 8px 24px rgb(5 11 14 / 14%)',
    xl: '0 16px 48px rgb(5 11 14 / 20%)',
  },

  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentDefaults,
})
