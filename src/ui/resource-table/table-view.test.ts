import { describe, expect, it } from 'vitest'
import { defaultView, parseView, serializeView, toggleColumn } from './table-view.ts'

const columns = [
  { key: 'name', always: true },
  { key: 'status' },
  { key: 'cost' },
  { key: 'tags', defaultHidden: true },
]

describe('the view of a table', () => {
  it('shows every column not hidden by default', () => {
    expect(defaultView(columns)).toEqual({ columns: ['name', 'status', 'cost'], density: 'comfortable' })
  })

  it('round-trips', () => {
    const view = toggleColumn(toggleColumn(defaultView(columns), 'tags', columns), 'status', columns)
    expect(view.columns).toEqual(['name', 'cost', 'tags'])
    const compact = { ...view, density: 'compact' as const }
    expect(parseView(serializeView(compact, columns), columns)).toEqual(compact)
  })

  it('shows a column added after the view was stored', () => {
    const stored = serializeView(toggleColumn(defaultView(columns), 'cost', columns), columns)
    expect(parseView(stored, [...columns, { key: 'uptime' }]).columns).toEqual(['name', 'status', 'uptime'])
  })

  it('never hides a required column', () => {
    expect(toggleColumn(defaultView(columns), 'name', columns).columns).toContain('name')
    expect(parseView('{"hidden":["name"]}', columns).columns).toContain('name')
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another kind of JSON', '[1,2]'],
    ['null', 'null'],
    ['wrong types', '{"shown":1,"hidden":{"a":1},"density":"huge"}'],
    ['columns that are gone', '{"shown":["gone"],"hidden":["gone"]}'],
  ])('reads %s as the default', (_what, stored) => {
    expect(parseView(stored, columns)).toEqual(defaultView(columns))
  })
})
