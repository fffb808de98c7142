import { expect, it } from 'vitest'
import { parseLogQuery } from '#src/domain/log-query.ts'
import { quickFilters } from './quick-filters.ts'

it('are five valid queries', () => {
  expect(quickFilters).toHaveLength(5)
  for (const { q } of quickFilters) {
    const { terms, hints } = parseLogQuery(q)
    expect(terms.length).toBeGreaterThan(0)
    expect(hints).toEqual([])
  }
})
