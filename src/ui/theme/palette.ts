/**
 * Raw colors, used only in this folder: screens use the tokens (`tokens.ts`), whose contrast is tested.
 *
 * Each ramp has ten steps from lightest to darkest, at about equal lightness across ramps (computed in OKLCH), so
 * that white text on step 7 meets AA for every hue, and step 3 is readable on every dark surface.
 */
type Ramp = readonly [string, string, string, string, string, string, string, string, string, string]

/** Accent: deep teal, hue 200. */
const accent: Ramp = [
  '#ecfafb',
  '#d3f4f6',
  '#a8e8ec',
  '#6bd8de',
  '#4bc2c8',
  '#19a9b0',
  '#098d93',
  '#007378',
  '#045a5e',
  '#023e40',
]

/** Critical, destructive. */
const red: Ramp = [
  '#fef4f3',
  '#ffe6e4',
  '#ffcdc8',
  '#ffaba3',
  '#ff847d',
  '#f45a56',
  '#d93539',
  '#b72028',
  '#90181d',
  '#621516',
]

/** Warning. */
const yellow: Ramp = [
  '#fff5e8',
  '#ffe9cd',
  '#fed396',
  '#f9b64f',
  '#e69d12',
  '#c78602',
  '#a56f05',
  '#875a01',
  '#6b4600',
  '#493006',
]

/** Healthy, success. */
const green: Ramp = [
  '#eefbf0',
  '#d9f6dd',
  '#b3ebbd',
  '#86db99',
  '#5dc879',
  '#3caf5f',
  '#2c924c',
  '#23773d',
  '#1a5d2f',
  '#163f21',
]

/** Information. */
const blue: Ramp = [
  '#f3f7fe',
  '#e3edff',
  '#c8dcfe',
  '#a5c5fe',
  '#81adff',
  '#5f92f4',
  '#3e76e2',
  '#255cc9',
  '#1947a1',
  '#13316d',
]

/** Neutral of the light scheme: gray with a hint of the accent's hue. */
const gray: Ramp = [
  '#f7f9fb',
  '#eef3f5',
  '#dae1e4',
  '#c3ccd0',
  '#9ca7ab',
  '#7c888d',
  '#606d72',
  '#4d5b61',
  '#2b383d',
  '#142025',
]

/** Neutral of the dark scheme as Mantine uses it: text (0 to 3), border (4), hover (5), backgrounds. */
const dark: Ramp = [
  '#eaeff1',
  '#ccd2d5',
  '#a6b0b4',
  '#8a969b',
  '#2a3539',
  '#1d272b',
  '#192327',
  '#131b1e',
  '#0b1214',
  '#050b0e',
]

export const palette = { accent, red, yellow, green, blue, gray, dark } as const

export type HueName = 'accent' | 'red' | 'yellow' | 'green' | 'blue'
export type PaletteName = keyof typeof palette
