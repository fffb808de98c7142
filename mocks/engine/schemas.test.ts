import { expect, test } from 'vitest'
import { bodyErrors } from './schemas.ts'

const pointersOf = (...request: Parameters<typeof bodyErrors>) =>
  bodyErrors(...request).map(({ pointer, code }) => `${pointer} ${code}`)

test('names each text with half a surrogate pair, once', () => {
  expect(pointersOf('createProject', { name: 'Half \ud83d', description: 'Whole \u{1f5fc}' })).toEqual([
    '/name wrong_format',
  ])
  // Breaks the pattern of a host name too.
  expect(pointersOf('createVm', { names: ['web-1', 'web-\udc00'], tags: ['\ud800'] })).toEqual(
    expect.arrayContaining(['/names/1 wrong_format', '/tags/0 wrong_format', '/sizeId required']),
  )
  expect(pointersOf('logIn', '\ud800')).toEqual([' wrong_format'])
})
