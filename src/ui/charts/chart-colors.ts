import { COLORS } from './series-color.ts'

/** Colors of a plot, resolved from CSS, since a canvas can't use variables. */
export interface ChartColors {
  readonly axis: string
  readonly grid: string
  readonly font: string
  /** Text size set in the browser, relative to the usual 16 pixels. */
  readonly textScale: number
  /** Behind labels on the plot. */
  readonly ground: string
  readonly warning: string
  readonly critical: string
  readonly 'warning-text': string
  readonly 'critical-text': string
  readonly series: readonly string[]
}

export function readColors(element: HTMLElement): ChartColors {
  const style = getComputedStyle(element)
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const token = (name: string): string => style.getPropertyValue(`--ui-${name}`).trim()
  return {
    axis: token('chart-axis'),
    grid: token('chart-grid'),
    font: `${12 * textScale}px ${style.fontFamily}`,
    textScale,
    warning: token('warning'),
    critical: token('critical'),
    ground: token('surface'),
    'warning-text': token('warning-text'),
    'critical-text': token('critical-text'),
    series: Array.from({ length: COLORS }, (_, index) => token(`chart-${index + 1}`)),
  }
}
