import { expect, it } from 'vitest'
import { detailSearch } from './detail-search.ts'
import { windowOf } from './metrics-query.ts'

const search = detailSearch({ tabs: ['overview', 'logs'], dialogs: ['delete'] })
const read = (address: Record<string, unknown>) => search.schema.parse(address as never)

it('starts at the first tab without filters', () => {
  expect(read({})).toEqual(search.defaults)
  expect(search.defaults).toMatchObject({ tab: 'overview', range: '1h', q: '', dialog: '', item: '' })
})

it('keeps valid values and defaults the rest', () => {
  expect(read({ tab: 'logs', level: 'ERROR', q: 404, dialog: 'delete' })).toMatchObject({
    tab: 'logs',
    level: 'ERROR',
    q: '404',
    dialog: 'delete',
  })
  expect(read({ tab: 'moon', level: 'LOUD', range: '1y', from: -1, dialog: 'explode' })).toEqual(
    search.defaults,
  )
})

it('drops times that can be neither shown nor sent', () => {
  const lastMoment = Date.parse('9999-12-31T23:59:59.999Z')
  expect(read({ from: 1, to: lastMoment })).toMatchObject({ from: 1, to: lastMoment })
  expect(read({ from: lastMoment + 1, to: Number.MAX_SAFE_INTEGER })).toMatchObject({ from: 0, to: 0 })
})

it('shows the zoomed range, or else the selected one', () => {
  expect(windowOf({ range: '24h', from: 0, to: 0 })).toEqual({ range: '24h' })
  expect(windowOf({ range: '24h', from: 5, to: 9 })).toEqual({ from: 5, to: 9 })
  expect(windowOf({ range: '24h', from: 9, to: 5 })).toEqual({ range: '24h' })
})
