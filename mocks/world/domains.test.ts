import { expect, test } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { DAY } from '../kernel/duration.ts'

const NAME = 'nimbus-shop.dev'

/** Suspended account with a domain that renews automatically, on the day of its renewal. */
async function dueInSuspendedAccount() {
  const cloud = await cloudUnderTest({ seedVariants: ['account-suspended'] })
  const domain = async () =>
    (await cloud.call('GET', '/registered-domains')).body.items.find(
      ({ name }: { name: string }) => name === NAME,
    )
  const before = await domain()
  cloud.forward(Date.parse(before.renewsAt) - TEST_START)
  const titles = async () =>
    (await cloud.call('GET', '/notifications?limit=100')).body.items
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.startsWith(NAME))
  return { ...cloud, domain, before, titles }
}

test('a suspended account’s domain doesn’t renew, and members are told when it expires', async () => {
  const { domain, before, titles, forward } = await dueInSuspendedAccount()
  expect(await domain()).toMatchObject({
    status: 'expiring',
    expiresAt: before.expiresAt,
    autoRenew: true,
    renewsAt: new Date(Date.parse(before.renewsAt) + DAY).toISOString(),
  })
  expect(await titles()).toEqual([`${NAME} expires in 30 days`])
  forward(30 * DAY)
  expect(await domain()).toMatchObject({ status: 'expired', expiresAt: before.expiresAt })
  expect(await titles()).toEqual([
    `${NAME} has expired`,
    `${NAME} expires in 7 days`,
    `${NAME} expires in 30 days`,
  ])
})

test('the domain renews within a day after the invoices are paid', async () => {
  const { domain, before, titles, forward, database } = await dueInSuspendedAccount()
  expect((await domain()).status).toBe('expiring')
  await database.transaction((tx) => {
    const paidAt = Date.parse(before.renewsAt)
    for (const { id } of tx.invoices.all()) tx.invoices.update(id, { paidAt, nextAttemptAt: null })
  })
  forward(DAY)
  expect(await domain()).toMatchObject({ status: 'active', autoRenew: true })
  expect(Date.parse((await domain()).expiresAt)).toBeGreaterThan(Date.parse(before.expiresAt))
  expect((await titles())[0]).toBe(`${NAME} has been renewed`)
})

test('a renewal at the moment of an invoice is on the next one', async () => {
  const { call, forward } = await cloudUnderTest()
  const { month } = (await call('GET', '/billing/summary')).body
  forward(Date.parse(month.to) - TEST_START)
  const { items: domains } = (await call('GET', '/registered-domains')).body
  const newest = async () => (await call('GET', '/invoices?pageSize=1')).body.items[0]
  const issued = await newest()
  expect(issued).toMatchObject({ periodTo: month.to })
  expect((await call('POST', `/registered-domains/${domains[0].id}/renew`)).status).toBe(200)
  forward(1000)
  expect((await newest()).net).toEqual(issued.net)
  const charges: string = (await call('GET', '/billing/charges/csv')).body
  expect(charges).toContain(`"Domain, one year",${month.to}`)
})
