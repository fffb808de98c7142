import type { SearchSchemaInput } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { monitoringSearch } from './monitoring-search.ts'

const read = (written: object) => monitoringSearch.schema.parse(written as SearchSchemaInput)

describe('the URL of the monitoring page', () => {
  it('defaults to one hour, refreshed every 30 seconds', () => {
    expect(read({})).toMatchObject({ tab: 'overview', range: '1h', refresh: '30s', zoom: '', type: '' })
  })

  it('ignores invalid values', () => {
    expect(
      read({
        tab: 'all',
        range: '2y',
        refresh: '1s',
        zoom: 'here',
        type: 'toaster',
        region: 'MARS!',
        dialog: 'x',
      }),
    ).toEqual(monitoringSearch.defaults)
  })

  it('has a custom range only with both ends', () => {
    expect(read({ range: 'custom', from: 1000, to: 2000 })).toMatchObject({
      range: 'custom',
      from: 1000,
      to: 2000,
    })
    for (const ends of [{}, { from: 2000, to: 1000 }, { from: 5, to: 5 }, { from: 'a', to: 'b' }]) {
      expect(read({ range: 'custom', ...ends })).toEqual(monitoringSearch.defaults)
    }
    expect(read({ range: '7d', from: 1000, to: 2000 })).toMatchObject({ range: '7d', from: 0, to: 0 })
  })
})
