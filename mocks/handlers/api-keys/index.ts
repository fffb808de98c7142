import type { ApiKey } from '#src/api/generated/types.gen.ts'
import type { ApiKeyRow, Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { nextExpiryNotice } from '../../world/expiry-notices.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { notify } from '../../world/notify.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { apiKeyStatus } from '../shared/api-key-status.ts'
import { atField } from '../shared/at-field.ts'
import { checkRanges } from '../shared/check-ranges.ts'
import { secretDigest } from '../shared/credentials.ts'
import { instantOf } from '../shared/instant.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { keyCreated, scopeAndExpiry } from './key-texts.ts'

/** Limit of active keys for each user and organization. */
const MAX_KEYS = 25
/** Limit of the list. Active keys are always in it, so that they can be revoked. */
const MAX_LISTED = 1000
/** Length of the visible prefix of a secret, by which users recognize a key. */
const HINT_LENGTH = 16

export const apiKeyHandlers: HandlersFor<'listApiKeys' | 'createApiKey' | 'revokeApiKey'> = {
  listApiKeys({ tx, now, identity }) {
    const keys = keysOf(tx, identity).sort(newestFirst)
    const active = keys.filter((row) => apiKeyStatus(row, now) === 'active')
    const others = keys
      .filter((row) => apiKeyStatus(row, now) !== 'active')
      .slice(0, MAX_LISTED - active.length)
    const items = [...active, ...others].sort(newestFirst)
    return { status: 200, body: { items: items.map((row) => toApiKey(row, now)) } }
  },

  createApiKey(ctx) {
    const { tx, now, identity, body, random } = ctx
    const name = body.name.trim()
    const expiresAt = body.expiresAt === undefined ? null : instantOf(body.expiresAt, '/expiresAt')
    if (expiresAt !== null && expiresAt <= now) {
      const message = 'Choose a time in the future.'
      const detail = 'The expiry is in the past. Choose a later time.'
      throw atField(422, 'expiry_in_the_past', '/expiresAt', detail, message)
    }
    const allowedIpRanges = body.allowedIpRanges ?? []
    checkRanges(allowedIpRanges, (index) => `/allowedIpRanges/${index}`)
    const working = keysOf(tx, identity).filter((row) => apiKeyStatus(row, now) === 'active')
    if (hasName(working, name)) {
      const message = 'You already have an API key with this name. Choose another one.'
      throw nameTaken(`You already have an API key named ${name}.`, message)
    }
    if (working.length >= MAX_KEYS) {
      const detail = `You have ${MAX_KEYS} active API keys, the maximum. Revoke one you no longer need, then try again.`
      throw new Problem(409, 'too_many_api_keys', detail)
    }
    const chance = random('api-key', name)
    const secret = chance.id('nimbus_live', 32)
    const row = tx.apiKeys.insert({
      id: chance.id('key'),
      organizationId: identity.organization.id,
      userId: identity.user.id,
      name,
      scope: body.scope,
      secretDigest: secretDigest(secret),
      secretHint: secret.slice(0, HINT_LENGTH),
      allowedIpRanges,
      createdAt: now,
      lastUsedAt: null,
      lastUsedIp: null,
      expiresAt,
      expiryNoticeAt: expiresAt === null ? null : nextExpiryNotice(expiresAt, now),
      revokedAt: null,
    })
    addAuditNote(ctx, { detail: scopeAndExpiry(row) })
    notify(worldContextOf(ctx), {
      organizationId: identity.organization.id,
      userIds: [identity.user.id],
      event: 'security',
      ...keyCreated(name),
    })
    return { status: 201, body: { key: toApiKey(row, now), secret } }
  },

  revokeApiKey({ tx, now, identity, path }) {
    const row = keysOf(tx, identity).find(({ id }) => id === path.apiKeyId)
    if (row === undefined) throw notFound('API key', path.apiKeyId)
    const revoked = row.revokedAt === null ? tx.apiKeys.update(row.id, { revokedAt: now }) : row
    return { status: 200, body: toApiKey(revoked, now) }
  },
}

/** Keys of a user in the organization of the session. */
function keysOf(tx: Transaction, { user, organization }: Identity): ApiKeyRow[] {
  return tx.apiKeys.by('userId', user.id).filter((row) => row.organizationId === organization.id)
}

function newestFirst(a: ApiKeyRow, b: ApiKeyRow): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)
}

function toApiKey(row: ApiKeyRow, now: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    hint: row.secretHint,
    status: apiKeyStatus(row, now),
    allowedIpRanges: row.allowedIpRanges,
    createdAt: iso(row.createdAt),
    lastUsedAt: isoOrNull(row.lastUsedAt),
    lastUsedIp: row.lastUsedIp,
    expiresAt: isoOrNull(row.expiresAt),
    revokedAt: isoOrNull(row.revokedAt),
  }
}
