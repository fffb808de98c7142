import { expect, test } from 'vitest'
import { changesBetween } from './activity-changes.ts'
import { cdnTexts } from './cdn-texts.ts'

test('changes of a CDN configuration have names and units', () => {
  const before = cdnTexts({ cacheRules: [], regions: ['europe'], defaultTtlSeconds: 86_400 })
  const after = cdnTexts({
    cacheRules: [
      { pathPattern: '/img/*', ttlSeconds: 604_800, queryString: 'ignore' },
      { pathPattern: '/api/*', ttlSeconds: 0, queryString: 'include' },
    ],
    regions: ['europe', 'north_america'],
    defaultTtlSeconds: 3_600,
    responseHeaders: [{ action: 'set', name: 'X-Frame-Options', value: 'DENY' }],
  })
  expect(changesBetween(before, after)).toEqual([
    { field: 'regions', before: 'Europe', after: 'Europe, North America' },
    {
      field: 'cacheRules',
      before: null,
      after: '/img/* 7 days (ignores the query string), /api/* never',
    },
    { field: 'defaultTtl', before: '1 day', after: '1 hour' },
    { field: 'responseHeaders', before: null, after: 'set X-Frame-Options: DENY' },
  ])
})
