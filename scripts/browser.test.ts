import { expect, test, vi } from 'vitest'
import { asksForWindow, candidates } from './browser.ts'
import * as npm from './npm-chromium.ts'

test('the shell from npm is preferred, then another one, except for a person who wants to see the browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.spyOn(npm, 'findNpmChromium').mockReturnValue('/from-npm')
  const [first, second = ''] = candidates(false)
  expect(first).toBe('/from-npm')
  expect(second).toMatch(/chromium-headless-shell$/)
  expect(candidates(true)[0]).toMatch(/chromium$/)
  expect(candidates(true).at(-1)).toMatch(/chromium-headless-shell$/)
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
