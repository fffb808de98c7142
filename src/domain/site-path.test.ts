import { describe, expect, it } from 'vitest'
import { isSitePath } from './site-path.ts'

describe('isSitePath', () => {
  it.each(['/', '/dashboard', '/compute/vms?status=running&page=2', '/account#keys', '/a//b'])(
    'follows %s',
    (path) => {
      expect(isSitePath(path)).toBe(true)
    },
  )

  it.each([
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('rejects %j', (path) => {
    expect(isSitePath(path)).toBe(false)
  })
})
