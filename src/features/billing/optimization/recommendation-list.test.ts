import { expect, test } from 'vitest'
import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { listRecommendations, recommendationSort } from './recommendation-list.ts'

const recommendation = (
  title: string,
  amount: number,
  rest: {
    effort?: 'low' | 'medium'
    action?: 'resize' | 'delete'
    type?: 'vm' | 'volume' | 'volume_snapshot'
  } = {},
): Recommendation => ({
  id: `advice_${title}`,
  kind: 'idle_vm',
  title,
  description: `About ${title}`,
  effort: rest.effort ?? 'low',
  action: rest.action ?? 'delete',
  resource: { id: 'vm_1', type: rest.type ?? 'vm', name: title, namespace: null },
  projectId: 'project_1',
  findings: [],
  monthlyCost: { amount: 10_000, currency: 'USD' },
  monthlySavings: { amount, currency: 'USD' },
  dismissed: null,
})

const all = [
  recommendation('web', 100),
  recommendation('db', 300, { effort: 'medium', action: 'resize' }),
  recommendation('data', 200, { type: 'volume' }),
]
const off = { q: '', sort: '-cost', effort: '', type: '', action: '' } as const
const titles = (search: Partial<Parameters<typeof listRecommendations>[1]>) =>
  listRecommendations(all, { ...off, ...search }).map(({ title }) => title)

test('sorts by savings unless the search names a column of the table', () => {
  expect(titles({})).toEqual(['db', 'data', 'web'])
  expect(titles({ sort: 'name' })).toEqual(['data', 'db', 'web'])
  expect(titles({ sort: '-name' })).toEqual(['web', 'db', 'data'])
  expect(titles({ sort: 'type' })).toEqual(['db', 'web', 'data'])
  expect(recommendationSort('dueAt')).toBe('-savings')
})

test('sorts types by their labels', () => {
  const items = [
    recommendation('a', 1, { type: 'volume' }),
    recommendation('b', 1, { type: 'volume_snapshot' }),
  ]
  const sorted = listRecommendations(items, { ...off, sort: 'type' })
  expect(sorted.map(({ resource }) => resource.type)).toEqual(['volume_snapshot', 'volume'])
})

test('keeps equal ones by savings', () => {
  expect(titles({ sort: 'risk' })).toEqual(['db', 'data', 'web'])
  expect(titles({ sort: '-risk' })).toEqual(['data', 'web', 'db'])
})

test('filters by text, effort, type and action', () => {
  expect(titles({ q: 'ABOUT d' })).toEqual(['db', 'data'])
  expect(titles({ effort: 'medium' })).toEqual(['db'])
  expect(titles({ type: 'volume' })).toEqual(['data'])
  expect(titles({ action: 'delete' })).toEqual(['data', 'web'])
})
