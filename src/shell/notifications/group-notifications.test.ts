import { expect, test } from 'vitest'
import type { Notification } from '#src/api/generated/types.gen.ts'
import { groupNotifications } from './group-notifications.ts'

const one = (id: string, change: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'alert',
  severity: 'critical',
  title: 'CPU of web-01 is high',
  body: '',
  at: '2026-11-20T09:24:00Z',
  readAt: null,
  href: '/monitoring/alerts',
  ...change,
})

const idsOf = (items: readonly Notification[]) =>
  groupNotifications(items).map(({ all }) => all.map(({ id }) => id))

test('those that say the same are one group, at the place of the newest', () => {
  expect(idsOf([one('a'), one('b', { title: 'Budget reached' }), one('c')])).toEqual([['a', 'c'], ['b']])
})

test('those about different things, or of different kinds, stay apart', () => {
  expect(idsOf([one('a'), one('b', { href: '/other' }), one('c', { kind: 'system' })])).toHaveLength(3)
})

test('read ones are not in the group of unread ones', () => {
  const readAt = '2026-11-20T10:00:00Z'
  expect(idsOf([one('a'), one('b', { readAt }), one('c', { readAt })])).toEqual([['a'], ['b', 'c']])
})
