import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetItem, recentItems, rememberItem } from './recent-items.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const item = (name: string) => ({ href: `/compute/vms/${name}`, label: name })
const labels = (userId: string) => recentItems(userId).map(({ label }) => label)

it('lists the last six items once, latest first', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberItem('ada', item(name))
  expect(labels('ada')).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
})

it('keeps users apart', () => {
  rememberItem('ada', item('a'))
  expect(labels('bob')).toEqual([])
})

it('forgets what is gone', () => {
  rememberItem('ada', item('a'))
  rememberItem('ada', item('b'))
  forgetItem('ada', '/compute/vms/b')
  expect(labels('ada')).toEqual(['a'])
})

it('ignores damaged storage and links to other sites', () => {
  stored.set('nimbus-recent-ada', '{')
  expect(labels('ada')).toEqual([])
  const links = ['//evil.example', '/\\evil.example', '/a'].map((href) => ({ href, label: 'a' }))
  stored.set('nimbus-recent-ada', JSON.stringify([null, ...links]))
  expect(labels('ada')).toEqual(['a'])
})
