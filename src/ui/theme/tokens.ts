import { palette } from './palette.ts'

export type Scheme = 'light' | 'dark'

/**
 * Colors by role for each scheme. Each becomes the CSS variable `--ui-<role>`; CSS and components use nothing else.
 * `tokens.test.ts` checks all text and control pairs against WCAG AA.
 */
export interface ColorTokens {
  /** Page background. */
  readonly canvas: string
  /** Cards, tables, header, sidebar. */
  readonly surface: string
  /** Floating elements: menus, dialogs, toasts. */
  readonly raised: string
  /** Recessed areas: code, wells, table headers. */
  readonly sunken: string
  /** Row or item under the pointer. */
  readonly hover: string

  /** Decorative lines, exempt from the 3:1 rule. */
  readonly border: string
  /** Outline of controls: 3:1 against the background (WCAG 1.4.11). */
  readonly 'control-border': string
  readonly focus: string

  readonly text: string
  /** Secondary text: descriptions, units, table headers. */
  readonly muted: string
  /** Placeholders and other faint text that must be readable. */
  readonly subtle: string
  readonly link: string

  /** Background of filled controls, and the text on it. */
  readonly accent: string
  readonly 'accent-hover': string
  readonly 'on-accent': string
  /** Tinted background (selected item, badge), and the text on it. */
  readonly 'accent-soft': string
  readonly 'accent-soft-text': string

  readonly destructive: string
  readonly 'destructive-hover': string
  readonly 'on-destructive': string

  /**
   * Status dots and icons (3:1), text (4.5:1), and tinted backgrounds with their text. Dots differ in lightness too:
   * warning lightest, critical darkest.
   */
  readonly healthy: string
  readonly 'healthy-text': string
  readonly 'healthy-soft': string
  readonly warning: string
  readonly 'warning-text': string
  readonly 'warning-soft': string
  readonly critical: string
  readonly 'critical-text': string
  readonly 'critical-soft': string
  readonly info: string
  readonly 'info-text': string
  readonly 'info-soft': string
  readonly neutral: string
  readonly 'neutral-text': string
  readonly 'neutral-soft': string

  /**
   * Chart series in order of use. The eight colors are at least 0.09 apart in OKLab for full color vision and for
   * each of the three kinds of color blindness, and 3:1 against the surface. On white none exceeds 9:1, which looks
   * black as a thin line.
   */
  readonly 'chart-1': string
  readonly 'chart-2': string
  readonly 'chart-3': string
  readonly 'chart-4': string
  readonly 'chart-5': string
  readonly 'chart-6': string
  readonly 'chart-7': string
  readonly 'chart-8': string
  readonly 'chart-grid': string
  readonly 'chart-axis': string
}

export type ColorToken = keyof ColorTokens

const { accent, red, yellow, green, blue, gray, dark } = palette

const light: ColorTokens = {
  canvas: gray[0],
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: gray[1],
  hover: '#ebf1f4',

  border: gray[2],
  'control-border': gray[5],
  focus: accent[7],

  text: gray[9],
  muted: gray[7],
  subtle: gray[6],
  link: accent[7],

  accent: accent[7],
  'accent-hover': accent[8],
  'on-accent': '#ffffff',
  'accent-soft': '#dcf2f3',
  'accent-soft-text': accent[8],

  destructive: red[7],
  'destructive-hover': red[8],
  'on-destructive': '#ffffff',

  healthy: '#1f8441',
  'healthy-text': green[8],
  'healthy-soft': green[1],
  warning: '#be7c09',
  'warning-text': yellow[8],
  'warning-soft': yellow[1],
  critical: red[7],
  'critical-text': red[7],
  'critical-soft': red[1],
  info: blue[6],
  'info-text': blue[8],
  'info-soft': blue[1],
  neutral: gray[5],
  'neutral-text': gray[7],
  'neutral-soft': gray[1],

  'chart-1': '#16838c',
  'chart-2': '#b25b43',
  'chart-3': '#4442c7',
  'chart-4': '#9b980b',
  'chart-5': '#588cff',
  'chart-6': '#df4ec4',
  'chart-7': '#664884',
  'chart-8': '#9e2418',
  'chart-grid': gray[2],
  'chart-axis': gray[6],
}

const darkTokens: ColorTokens = {
  canvas: dark[8],
  surface: dark[7],
  raised: dark[6],
  sunken: dark[9],
  hover: dark[5],

  border: dark[4],
  'control-border': '#6b787e',
  focus: accent[4],

  text: dark[0],
  muted: dark[2],
  subtle: dark[3],
  link: accent[4],

  accent: accent[7],
  'accent-hover': '#048085',
  'on-accent': '#ffffff',
  'accent-soft': '#003335',
  'accent-soft-text': accent[3],

  destructive: red[6],
  'destructive-hover': '#cb242d',
  'on-destructive': '#ffffff',

  healthy: '#50bb6d',
  'healthy-text': green[3],
  'healthy-soft': '#17321e',
  warning: yellow[3],
  'warning-text': yellow[3],
  'warning-soft': '#3a270b',
  critical: red[5],
  'critical-text': red[3],
  'critical-soft': '#481b19',
  info: blue[5],
  'info-text': blue[3],
  'info-soft': '#1a2b49',
  neutral: '#6b787e',
  'neutral-text': dark[1],
  'neutral-soft': '#222d31',

  'chart-1': '#34d5df',
  'chart-2': '#e4711f',
  'chart-3': '#5f61d0',
  'chart-4': '#945f88',
  'chart-5': '#ecb521',
  'chart-6': '#289dd8',
  'chart-7': '#bd4234',
  'chart-8': '#c1edb1',
  'chart-grid': dark[4],
  'chart-axis': dark[2],
}

export const colorTokens: Readonly<Record<Scheme, ColorTokens>> = { light, dark: darkTokens }

/** Allowed text and background pairs (AA, 4.5:1), checked by a test. Add new pairs here first. */
export const textPairs: readonly (readonly [text: ColorToken, ground: ColorToken])[] = [
  ...pairs(['text', 'muted', 'subtle', 'link'], ['canvas', 'surface', 'raised', 'sunken', 'hover']),
  ...pairs(
    ['healthy-text', 'warning-text', 'critical-text', 'info-text', 'neutral-text'],
    ['canvas', 'surface', 'raised', 'hover'],
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-soft-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-destructive', 'destructive'],
  ['on-destructive', 'destructive-hover'],
  ['healthy-text', 'healthy-soft'],
  ['warning-text', 'warning-soft'],
  ['critical-text', 'critical-soft'],
  ['info-text', 'info-soft'],
  ['neutral-text', 'neutral-soft'],
  // Disabled fields, from which people without permission read values.
  ['muted', 'neutral-soft'],
  ...pairs(['text'], ['healthy-soft', 'warning-soft', 'critical-soft', 'info-soft', 'neutral-soft']),
  ...pairs(['chart-axis'], ['surface']),
]

/** Pairs of non-text marks and backgrounds that need 3:1 (WCAG 1.4.11). */
export const controlPairs: readonly (readonly [mark: ColorToken, ground: ColorToken])[] = [
  ...pairs(['control-border', 'focus'], ['canvas', 'surface', 'raised']),
  ...pairs(['accent', 'destructive'], ['canvas', 'surface']),
  ...pairs(['healthy', 'warning', 'critical', 'info', 'neutral'], ['canvas', 'surface', 'raised']),
  ...pairs(
    ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'],
    ['surface'],
  ),
]

export const chartTokens = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-8',
] as const satisfies readonly ColorToken[]

function pairs(
  marks: readonly ColorToken[],
  grounds: readonly ColorToken[],
): (readonly [ColorToken, ColorToken])[] {
  return marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const))
}
