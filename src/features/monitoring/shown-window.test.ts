import { describe, expect, it } from 'vitest'
import { monitoringSearch } from './monitoring-search.ts'
import { shownRange, shownWindow, zoomOf, zoomTo } from './shown-window.ts'

const where = monitoringSearch.defaults

describe('what the charts show', () => {
  it('is the range, which moves on', () => {
    expect(shownWindow(where)).toEqual({ range: '1h' })
    expect(shownRange({ ...where, range: '24h' }, 100_000_000)).toEqual({ from: 13_600_000, to: 100_000_000 })
  })

  it('is a custom range, which stands still', () => {
    expect(shownWindow({ ...where, range: 'custom', from: 1, to: 9 })).toEqual({ from: 1, to: 9 })
  })

  it('is what was zoomed into, whatever the range', () => {
    const zoom = zoomTo({ from: 3.2, to: 5.7 })
    expect(zoom).toBe('3-6')
    expect(shownWindow({ ...where, zoom })).toEqual({ from: 3, to: 6 })
    expect(shownWindow({ ...where, range: 'custom', from: 1, to: 9, zoom })).toEqual({ from: 3, to: 6 })
  })

  it('is never an empty stretch', () => {
    expect(zoomOf({ zoom: '' })).toBeNull()
    expect(zoomOf({ zoom: '7-7' })).toBeNull()
    expect(shownWindow({ ...where, zoom: '9-3' })).toEqual({ range: '1h' })
  })
})
