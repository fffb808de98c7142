import type UPlot from 'uplot'
import { expect, it } from 'vitest'
import { timeAxis } from './chart-axes.ts'

const colors = { axis: '#000', grid: '#000', font: '11px sans-serif', textScale: 1 } as Parameters<
  typeof timeAxis
>[0]

/** Plot whose text has the width of `12:00 AM`. */
const plot = { ctx: { save() {}, restore() {}, measureText: () => ({ width: 52 }) } } as unknown as UPlot

it('labels every 20 minutes of an hour on a phone', () => {
  const { incrs, space } = timeAxis(colors, { locale: 'en-US', timeZone: 'UTC' })
  if (!Array.isArray(incrs) || typeof space !== 'function')
    throw new Error('The axis has no list of intervals.')
  const [width, hour] = [210, 3_600_000]
  const least = space(plot, 0, 0, hour, width)
  expect(incrs.find((interval) => (width * interval) / hour >= least)).toBe(20 * 60_000)
})
