import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

test('has the notifications of reached thresholds and of the last invoice', async () => {
  const cloud = await cloudUnderTest()
  const [budget] = (await cloud.call('GET', '/budgets')).body.items
  const [invoice] = (await cloud.call('GET', '/invoices')).body.items
  const { items, unreadCount } = (await cloud.call('GET', '/notifications?limit=100')).body
  const sent = items.map(({ at, title }: { at: string; title: string }) => `${at} ${title}`)

  expect(budget.reached.length).toBeGreaterThan(0)
  for (const { percent, at } of budget.reached)
    expect(sent).toContain(`${at} ${budget.name} has reached ${percent}%`)
  expect(sent).toContain(`${invoice.issuedAt} Invoice ${invoice.number}`)
  expect(sent).toContain(`${invoice.paidAt} ${invoice.number} is paid`)
  expect(unreadCount).toBe(3)
})

test('has the notifications that a domain and a certificate expire, and that an API key has expired', async () => {
  const cloud = await cloudUnderTest()
  const { items } = (await cloud.call('GET', '/notifications?limit=100')).body
  const titles = items.map(({ title }: { title: string }) => title)
  expect(titles).toContain('nimbusgifts.com expires in 30 days')
  expect(titles).toContain('The certificate of nimbus-shop.dev expires in 30 days')
  expect(titles).toContain('API key Old CI pipeline has expired')
})
