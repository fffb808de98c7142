import type { NotificationChannel } from '#src/api/generated/types.gen.ts'
import {
  type ChannelType,
  isSecret,
  maskDestination,
  parseDestination,
} from '#src/domain/notification-channel.ts'
import type { NotificationChannelRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { sendTo } from '../../world/alert-notices.ts'
import { rulesChanged } from '../../world/alert-watches.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { noteChanges, renamedTo, turnedOnOrOff } from '../audit-log/changes.ts'
import { actorOf, toActor } from '../shared/activity.ts'
import { atField } from '../shared/at-field.ts'
import { checkIfMatch, entityTag, etag, versionedPatch } from '../shared/entity-tag.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import type { SignedInView } from '../shared/view.ts'

export const notificationChannelHandlers: HandlersFor<
  | 'listNotificationChannels'
  | 'createNotificationChannel'
  | 'getNotificationChannel'
  | 'updateNotificationChannel'
  | 'deleteNotificationChannel'
  | 'testNotificationChannel'
> = {
  listNotificationChannels(ctx) {
    const { items } = ctx.tx.notificationChannels.list({
      where: ({ organizationId }) => organizationId === ctx.identity.organization.id,
      sort: [{ by: 'name' }],
    })
    return { status: 200, body: { items: items.map((row) => toChannel(row, ctx)) } }
  },

  createNotificationChannel(ctx) {
    const { tx, now, identity, body, random } = ctx
    const destination = checkDestination(body.type, body.destination)
    checkName(ctx, body.name)
    const { length: count } = tx.notificationChannels.by('organizationId', identity.organization.id)
    checkListLimit('notificationChannels', count)
    const row = tx.notificationChannels.insert({
      id: random('notification-channel').id('channel'),
      organizationId: identity.organization.id,
      name: body.name,
      type: body.type,
      destination,
      enabled: body.enabled ?? true,
      lastSentAt: null,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actorOf(identity),
    })
    return { status: 201, headers: etag(row.revision), body: toChannel(row, ctx) }
  },

  getNotificationChannel(ctx) {
    const row = lookupChannel(ctx, ctx.path.notificationChannelId)
    return { status: 200, headers: etag(row.revision), body: toChannel(row, ctx) }
  },

  updateNotificationChannel(ctx) {
    const { tx, now, identity, body } = ctx
    const before = lookupChannel(ctx, ctx.path.notificationChannelId)
    checkIfMatch(ctx, before.revision)
    const destination =
      body.destination === undefined ? before.destination : checkDestination(before.type, body.destination)
    if (body.name !== undefined) checkName(ctx, body.name, before.id)
    const wanted = { name: body.name ?? before.name, destination, enabled: body.enabled ?? before.enabled }
    noteChanges(ctx, before, wanted, {
      name: renamedTo,
      destination: 'the destination',
      enabled: turnedOnOrOff,
    })
    const version = { updatedAt: now, updatedBy: actorOf(identity) }
    const row = tx.notificationChannels.update(before.id, versionedPatch(before, wanted, version))
    return { status: 200, headers: etag(row.revision), body: toChannel(row, ctx) }
  },

  deleteNotificationChannel(ctx) {
    const { tx, now, identity } = ctx
    const { id } = lookupChannel(ctx, ctx.path.notificationChannelId)
    for (const rule of rulesUsingChannel(ctx, id)) {
      tx.alertRules.update(rule.id, {
        channelIds: rule.channelIds.filter((it) => it !== id),
        revision: rule.revision + 1,
        updatedAt: now,
        updatedBy: actorOf(identity),
      })
    }
    tx.notificationChannels.remove(id)
    rulesChanged(worldContextOf(ctx), identity.organization.id)
    return { status: 204 }
  },

  testNotificationChannel(ctx) {
    const { identity } = ctx
    const channel = lookupChannel(ctx, ctx.path.notificationChannelId)
    sendTo(worldContextOf(ctx), channel, {
      key: 'test',
      kind: 'channel-test',
      subject: `Test message for ${channel.name}`,
      text: [`${identity.user.name} sent this test message. Alerts will arrive here.`],
      facts: {},
    })
    const row = lookupChannel(ctx, channel.id)
    return { status: 200, headers: etag(row.revision), body: toChannel(row, ctx) }
  },
}

/** @throws Problem 404, also for a channel of another organization */
function lookupChannel(ctx: Pick<SignedInView, 'tx' | 'identity'>, id: string): NotificationChannelRow {
  return lookupOwned(ctx.tx.notificationChannels.get(id), ctx, 'notification channel', id)
}

/** @throws Problem 422 `invalid_destination` */
function checkDestination(type: ChannelType, text: string): string {
  const { destination, problem } = parseDestination(type, text)
  if (destination === null) throw atField(422, 'invalid_destination', '/destination', problem)
  return destination
}

function checkName(
  { tx, identity }: Pick<SignedInView, 'tx' | 'identity'>,
  name: string,
  except?: string,
): void {
  const rows = tx.notificationChannels.by('organizationId', identity.organization.id)
  if (hasName(rows, name, except)) throw nameTaken(`A channel named ${name} already exists.`)
}

function rulesUsingChannel({ tx, identity }: Pick<SignedInView, 'tx' | 'identity'>, channelId: string) {
  return tx.alertRules
    .by('organizationId', identity.organization.id)
    .filter(({ channelIds }) => channelIds.includes(channelId))
}

function toChannel(row: NotificationChannelRow, view: SignedInView): NotificationChannel {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    destination: maskDestination(row.type, row.destination),
    isMasked: isSecret(row.type),
    enabled: row.enabled,
    ruleCount: rulesUsingChannel(view, row.id).length,
    lastSentAt: isoOrNull(row.lastSentAt),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    updatedBy: toActor(row.updatedBy),
    etag: entityTag(row.revision),
  }
}
