import { expect, it } from 'vitest'
import { detailSearch } from './detail-search.ts'
import { windowOf } from './metrics-query.ts'

const search = detailSearch({ tabs: ['overview', 'logs'], dialogs: ['delete'] })
const read = (address: Record<string, unknown>) => search.schema.parse(address as never)

it('begins at the first tab, with nothing narrowed', () => {
  expect(read({})).toEqual(search.defaults)
  expect(search.defaults).toMatchObject({ tab: 'overview', range: '1h', q: '', dialog: '', item: '' })
})

it('takes what makes sense, and the default for what does not', () => {
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

it('shows the stretch that was zoomed into, or else the range', () => {
  expect(windowOf({ range: '24h', from: 0, to: 0 })).toEqual({ range: '24h' })
  expect(windowOf({ range: '24h', from: 5, to: 9 })).toEqual({ from: 5, to: 9 })
  expect(windowOf({ range: '24h', from: 9, to: 5 })).toEqual({ range: '24h' })
})
