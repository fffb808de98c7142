import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterSignIn, redirectTarget } from './redirect.ts'

describe('redirectTarget', () => {
  it.each([
    '/',
    '/dashboard',
    '/compute/vms?status=running&page=2',
    '/account#keys',
    '/loginform',
    '/compute/vms/vm_1?tab=logs#L20',
    '/search?q=https%3A%2F%2Fevil.example',
    '/search?q=//evil.example',
  ])('follows %s', (path) => {
    expect(redirectTarget(path)).toBe(path)
  })

  it('follows the resolved path, not its spelling', () => {
    expect(redirectTarget('/compute/../account/./')).toBe('/account/')
  })

  it.each([
    undefined,
    '',
    'dashboard',
    './dashboard',
    '?redirect=/dashboard',
    'https://evil.example/dashboard',
    'https:evil.example',
    'http:///evil.example',
    '//evil.example',
    '///evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    ' //evil.example',
    ' /dashboard',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/dashboard\u0000',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@evil.example',
    '/login',
    '/login/',
    '/LOGIN',
    '/%6cogin',
    '/login?redirect=/login',
    '/a/../signup',
    '/signup#x',
    '/forgot-password',
    '/reset-password/rst_1',
    '/%zz',
  ])('rejects %j', (path) => {
    expect(redirectTarget(path)).toBeNull()
  })

  it('never leaves this origin', () => {
    const site = 'https://console.nimbus.example'
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        '%2f',
        '%5c',
        ':',
        '@',
        '?',
        '#',
        'https:',
        'evil.example',
        'a',
      ),
      {
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nasty.map((parts) => parts.join('')),
        ),
        (wanted) => {
          const target = redirectTarget(wanted)
          if (target !== null) expect(new URL(target, `${site}/login`).origin).toBe(site)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

it('falls back to the dashboard', () => {
  expect(afterSignIn(undefined)).toBe('/dashboard')
  expect(afterSignIn('//evil.example')).toBe('/dashboard')
  expect(afterSignIn('/billing')).toBe('/billing')
})
