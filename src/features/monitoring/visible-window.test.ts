import { describe, expect, it } from 'vitest'
import { monitoringSearch } from './monitoring-search.ts'
import { visibleRange, visibleWindow, zoomOf, zoomTo } from './visible-window.ts'

const where = monitoringSearch.defaults

describe('the window of the charts', () => {
  it('is the moving range', () => {
    expect(visibleWindow(where)).toEqual({ range: '1h' })
    expect(visibleRange({ ...where, range: '24h' }, 100_000_000)).toEqual({
      from: 13_600_000,
      to: 100_000_000,
    })
  })

  it('is a fixed custom range', () => {
    expect(visibleWindow({ ...where, range: 'custom', from: 1, to: 9 })).toEqual({ from: 1, to: 9 })
  })

  it('is the zoomed range, if any', () => {
    const zoom = zoomTo({ from: 3.2, to: 5.7 })
    expect(zoom).toBe('3-6')
    expect(visibleWindow({ ...where, zoom })).toEqual({ from: 3, to: 6 })
    expect(visibleWindow({ ...where, range: 'custom', from: 1, to: 9, zoom })).toEqual({ from: 3, to: 6 })
  })

  it('is never empty', () => {
    expect(zoomOf({ zoom: '' })).toBeNull()
    expect(zoomOf({ zoom: '7-7' })).toBeNull()
    expect(visibleWindow({ ...where, zoom: '9-3' })).toEqual({ range: '1h' })
  })

  it('ends at a time that can be shown and sent', () => {
    expect(zoomOf({ zoom: '1-9999999999999999' })).toBeNull()
  })
})
