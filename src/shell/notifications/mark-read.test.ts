import { expect, test } from 'vitest'
import type { NotificationPage } from '#src/api/generated/types.gen.ts'
import { markRead } from './mark-read.ts'

const NOW = '2026-11-20T10:00:00Z'

function page(unreadCount: number, ...ids: readonly string[]): NotificationPage {
  return {
    items: ids.map((id) => ({
      id,
      kind: 'alert',
      severity: 'critical',
      title: id,
      body: '',
      at: '2026-11-20T09:24:00Z',
      readAt: id.startsWith('read') ? '2026-11-20T09:30:00Z' : null,
      href: null,
    })),
    nextCursor: 'more',
    unreadCount,
  }
}

const unreadIn = (pages: readonly NotificationPage[]) =>
  pages.map(({ items }) => items.filter(({ readAt }) => readAt === null).map(({ id }) => id))

const PAGES = [page(70, 'a', 'read_b'), page(70, 'c', 'd')]

test('some of them reduce the count by those that were unread', () => {
  const pages = markRead(PAGES, ['a', 'read_b', 'd'], NOW)
  expect(unreadIn(pages)).toEqual([[], ['c']])
  expect(pages.map(({ unreadCount }) => unreadCount)).toEqual([68, 68])
  expect(pages[0]?.items.map(({ readAt }) => readAt)).toEqual([NOW, '2026-11-20T09:30:00Z'])
})

test('all of them include those that are not loaded', () => {
  const pages = markRead(PAGES, 'all', NOW)
  expect(unreadIn(pages)).toEqual([[], []])
  expect(pages.map(({ unreadCount }) => unreadCount)).toEqual([0, 0])
})
