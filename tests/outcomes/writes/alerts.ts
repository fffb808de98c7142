import { call } from '#tests/e2e/support/calls.ts'
import { CHANGED, CONFLICT, CONFLICT_TEXT } from '../conflict.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { button, fill, inDialog, menu, then } from '../steps.ts'

const CHANNEL = {
  at: '/monitoring/alerts?tab=channels',
  act: then(menu('Edit'), inDialog('Save channel', fill(['Name', 'Mine']))),
} satisfies ErrorCase

/** Id of the resolved alert. */
let resolved: string | undefined

export const alerts = {
  acknowledgeAlert: { at: '/monitoring/alerts', act: button(/^Acknowledge /) },
  unacknowledgeAlert: { at: '/monitoring/alerts?acknowledged=yes', act: menu('Remove acknowledgment') },
  resolveAlert: { at: '/monitoring/alerts', act: button(/^Resolve /) },
  reopenAlert: {
    at: async (page) => {
      // Once: it stays resolved, since every attempt to reopen it fails.
      resolved ??= (await call(page, '/alerts')).body.items[0].id
      await call(page, `/alerts/${resolved}/resolve`, 'POST')
      return `/monitoring/alerts?dialog=alert&row=${resolved}`
    },
    as: 'admin',
    act: inDialog('Reopen'),
  },
  endAlertSilence: {
    at: async (page) => {
      const { body } = await call(page, '/alerts')
      const { id, resource, silencedUntil } = body.items.at(-1)
      if (silencedUntil === null)
        await call(page, '/alert-silences', 'POST', { resourceId: resource.id, durationMinutes: 60 })
      return `/monitoring/alerts?dialog=alert&row=${id}`
    },
    as: 'admin',
    act: inDialog(/^End silence/),
  },
  createAlertSilence: { at: '/monitoring/alerts', act: then(menu('Silence…'), inDialog('Silence')) },
  createAlertRule: {
    at: '/monitoring/alerts?dialog=new-rule',
    act: inDialog('Create rule', fill(['Name', 'Another'], ['Condition', 'cpu over 90'])),
  },
  updateAlertRule: {
    at: '/monitoring/alerts?tab=rules',
    saysFor: { 412: /changed this rule/ },
    act: then(
      menu('Edit'),
      inDialog('Save rule', (dialog) => dialog.getByRole('textbox', { name: 'Description' }).fill('Look.')),
    ),
  },
  deleteAlertRule: { at: '/monitoring/alerts?tab=rules', act: then(menu('Delete'), inDialog('Delete')) },
  previewAlertRule: {
    at: '/monitoring/alerts?dialog=new-rule',
    act: async (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Condition' }),
    types: 'cpu over 91',
  },
  createNotificationChannel: {
    at: '/monitoring/alerts?tab=channels&dialog=new-channel',
    act: inDialog('Add channel', fill(['Name', 'Night'], ['Email address', 'night@nimbus.example'])),
  },
  updateNotificationChannel: { ...CHANNEL, saysFor: { 412: CHANGED } },
  getNotificationChannel: {
    ...CHANNEL,
    after: { operation: 'updateNotificationChannel', ...CONFLICT },
    says: CONFLICT_TEXT,
  },
  deleteNotificationChannel: {
    at: '/monitoring/alerts?tab=channels',
    act: then(menu('Delete'), inDialog('Delete')),
  },
  testNotificationChannel: { at: '/monitoring/alerts?tab=channels', act: button(/^Send test/) },
} satisfies Partial<Record<Operation, ErrorCase>>
