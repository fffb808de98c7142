import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describeOthers, SummaryCards } from './summary-cards.tsx'

const describe = (counts: Readonly<Record<string, number>>) =>
  describeOthers(counts, { status: 'running', all: 'All running' }, String)

test('names the statuses of resources, errors last', () => {
  expect(describe({ error: 1, running: 4, maintenance: 2, stopped: 3 })).toBe(
    '2 in maintenance, 3 stopped, 1 in error',
  )
})

test('says if all have the usual status, or if there are none', () => {
  expect(describe({ running: 4, stopped: 0 })).toBe('All running')
  expect(describe({ running: 0, stopped: 0 })).toBe('None yet')
})

test('a failed metric has no unit', () => {
  const card = { label: 'Size', icon: null, value: String, unit: 'GB', hint: () => 'Used' }
  const write = (query: { data: number | undefined; error: unknown }) =>
    renderToString(createElement(SummaryCards<number>, { query, cards: [card] }))
  expect(write({ data: 12, error: null })).toContain('GB')
  expect(write({ data: undefined, error: new Error('unreachable') })).not.toContain('GB')
})
