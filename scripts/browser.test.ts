import { expect, test, vi } from 'vitest'
import { asksForWindow, candidates } from './browser.ts'

const isShell = (path: string) => path.includes('chromium-headless-shell')

test('the headless shell is preferred, except for a person who wants to see the browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(isShell(candidates(false)[0] ?? '')).toBe(true)
  const [first = '', ...rest] = candidates(true)
  expect(first).toMatch(/chromium$/)
  expect(isShell(rest.at(-1) ?? '')).toBe(true)
  expect(candidates(true).toSorted()).toEqual(candidates(false).toSorted())
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome')
  expect(candidates(true)).toEqual(['/opt/chrome'])
})

test.each([
  [['test', '--headed'], true],
  [['test', '--ui'], true],
  [['test', '--ui-port=8090'], true],
  [['test', '--debug', 'vms-list.spec.ts'], true],
  [['test', 'vms-list.spec.ts', '-g', 'headed'], false],
])('%j asks for a window: %s', (args, expected) => {
  expect(asksForWindow(args)).toBe(expected)
})
