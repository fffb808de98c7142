import { describe, expect, it } from 'vitest'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { notify } from './notify.ts'

const ADA = 'owner@nimbus.example'
const YUKI = 'developer@nimbus.example'

const NOTICE = {
  event: 'action_failed',
  severity: 'critical',
  title: 'web-1 has failed',
  body: 'Its host is gone.',
  href: '/compute/vms/vm_1',
} as const

async function begin() {
  const { database } = await cloudUnderTest({ dataset: 'empty' })
  const context = { seed: 1, at: TEST_START }
  const delivered = (email: string) =>
    database.read((tx) => {
      const [user] = tx.users.by('email', email)
      return {
        inApp: tx.notifications.by('userId', user?.id ?? '').map(({ title }) => title),
        email: tx.mails.by('to', email).map(({ subject }) => subject),
      }
    })
  return {
    told: delivered,
    mail: () => database.read((tx) => tx.mails.all()[0]),
    notice: () => database.read((tx) => tx.notifications.all()[0]),
    notifyThem: async (more: Partial<Parameters<typeof notify>[1]> = {}, emails = [ADA]) => {
      const { result } = await database.transaction((tx) => {
        const users = emails.flatMap((email) => tx.users.by('email', email))
        const organizationId = tx.organizations.all()[0]?.id ?? ''
        const userIds = users.map(({ id }) => id)
        return notify({ tx, ...context }, { organizationId, userIds, ...NOTICE, ...more })
      })
      return result
    },
    choose: (email: string, event: 'action_failed' | 'credentials', inApp: boolean, mail: boolean) =>
      database.transaction((tx) => {
        const userId = tx.users.by('email', email)[0]?.id ?? ''
        tx.notificationPreferences.insert({ id: 'npf_1', userId, event, inApp, email: mail })
      }),
  }
}

const BOTH = { inApp: [NOTICE.title], email: [NOTICE.title] }

describe('notify', () => {
  it('writes the notification and the mail', async () => {
    const { notifyThem, told: delivered, mail, notice } = await begin()
    await notifyThem()
    expect(await delivered(ADA)).toEqual(BOTH)
    expect(await notice()).toMatchObject({
      kind: 'resource',
      severity: 'critical',
      readAt: null,
      at: TEST_START,
    })
    expect(await mail()).toMatchObject({
      kind: 'notification',
      text: 'Its host is gone.',
      facts: { event: 'action_failed', href: '/compute/vms/vm_1' },
    })
  })

  it.each([
    ['no mail', true, false, { ...BOTH, email: [] }, 2],
    ['nothing in the console', false, true, { ...BOTH, inApp: [] }, 2],
    ['nothing at all', false, false, { inApp: [], email: [] }, 1],
  ])('respects switched-off preferences: %s', async (_, inApp, email, expected, reached) => {
    const { notifyThem, told: delivered, choose } = await begin()
    await choose(ADA, 'action_failed', inApp, email)
    expect(await notifyThem({}, [ADA, YUKI])).toBe(reached)
    expect(await delivered(ADA)).toEqual(expected)
    expect(await delivered(YUKI)).toEqual(BOTH)
  })

  it('always notifies of a changed password or second factor', async () => {
    const { notifyThem, told: delivered, choose } = await begin()
    await choose(ADA, 'credentials', false, false)
    await notifyThem({ event: 'credentials' })
    expect(await delivered(ADA)).toEqual(BOTH)
  })

  it('notifies a person once per call, and again on the next call', async () => {
    const { notifyThem, told: delivered } = await begin()
    expect(await notifyThem({}, [ADA, ADA])).toBe(1)
    expect((await delivered(ADA)).inApp).toHaveLength(1)
    await notifyThem()
    expect(await delivered(ADA)).toMatchObject({ inApp: { length: 2 }, email: { length: 2 } })
  })

  it('truncates texts to the limits of the contract', async () => {
    const { notifyThem, notice } = await begin()
    await notifyThem({ title: 'x'.repeat(500), body: 'y'.repeat(5000) })
    expect((await notice())?.title).toBe(`${'x'.repeat(359)}…`)
    expect((await notice())?.body).toHaveLength(1000)
  })

  it('skips deactivated and removed people', async () => {
    const { notifyThem, told: delivered } = await begin()
    expect(await notifyThem({ userIds: ['usr_nobody'] })).toBe(0)
    expect(await delivered(ADA)).toEqual({ inApp: [], email: [] })
  })
})
