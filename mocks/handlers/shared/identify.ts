import { includesAddress } from '#src/domain/cidr.ts'
import type { ApiKeyScope } from '../../contract/operations.gen.ts'
import type { ApiKeyRow, Transaction } from '../../db/index.ts'
import { clientOf } from '../../engine/client.ts'
import { type Caller, type Identity, NOBODY } from '../../engine/identity.ts'
import type { Requester } from '../../engine/ports.ts'
import type { EngineRequest } from '../../engine/types.ts'
import { permissionsOf } from '../../world/permissions.ts'
import { apiKeyStatus } from './api-key-status.ts'
import { secretDigest } from './credentials.ts'
import { sessionTokenOf } from './session-cookie.ts'
import { isSessionOpen, sessionLifetime } from './sessions.ts'

/**
 * Authenticates a request. An API key takes precedence over the cookie, which browsers add by themselves. Runs for
 * every request, so it uses indexes only.
 */
export function identify(request: EngineRequest, tx: Transaction, now: number): Caller {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) return identifyKey(authorization, clientOf(request), tx, now)
  const token = sessionTokenOf(request.headers.get('cookie'))
  return token === null ? { kind: 'nobody' } : identifySession(token, tx, now)
}

function identifySession(token: string, tx: Transaction, now: number): Caller {
  const [session] = tx.sessions.by('token', token)
  if (!session || !isSessionOpen(session, now)) return { kind: 'session-over' }
  const identity = identityOf(tx, session.userId, session.organizationId, { kind: 'session', session })
  return identity ? { kind: 'known', identity } : { kind: 'session-over' }
}

/** Extends the session of a request if it has ended by time. */
export function renewSession(request: EngineRequest, tx: Transaction, now: number): void {
  const token = sessionTokenOf(request.headers.get('cookie'))
  const [session] = token === null ? [] : tx.sessions.by('token', token)
  if (!session || session.endedAt !== null) return
  const lifetime = session.remembered ? sessionLifetime.remembered : sessionLifetime.plain
  tx.sessions.update(session.id, { expiresAt: now + lifetime })
}

function identifyKey(authorization: string, client: string, tx: Transaction, now: number): Caller {
  const digest = digestOf(authorization)
  if (digest === null) return { kind: 'bad-key' }
  const [key] = tx.apiKeys.by('secretDigest', digest)
  if (!key) return { kind: 'unknown-key' }
  if (!isActive(key, now)) return { kind: 'bad-key' }
  const { allowedIpRanges } = key
  if (allowedIpRanges.length > 0 && !includesAddress(allowedIpRanges, client))
    return { kind: 'key-elsewhere', client }
  const scope: ApiKeyScope = key.scope
  const identity = identityOf(tx, key.userId, key.organizationId, { kind: 'key', key, scope })
  return identity ? { kind: 'known', identity } : { kind: 'bad-key' }
}

/** Digest of the last key: clients with a key call repeatedly. */
let lastRead: { readonly authorization: string; readonly digest: string | null } | null = null

/** Digest of the secret in an `Authorization` header; null if there is none. */
function digestOf(authorization: string): string | null {
  if (lastRead?.authorization !== authorization) {
    const secret = /^bearer +(\S+)$/i.exec(authorization)?.[1]
    lastRead = { authorization, digest: secret === undefined ? null : secretDigest(secret) }
  }
  return lastRead.digest
}

/** Null if the user has left the organization or was never active in it. */
function identityOf(
  tx: Transaction,
  userId: string,
  organizationId: string,
  via: Identity['via'],
): Identity | null {
  const user = tx.users.get(userId)
  const organization = tx.organizations.get(organizationId)
  const membership = tx.memberships.by('userId', userId).find((row) => row.organizationId === organizationId)
  if (!user || !organization || membership?.status !== 'active') return null
  return { user, organization, membership, permissions: permissionsOf(membership, tx), via }
}

/**
 * Caller with current rows, which another request may have changed since the authentication. One who has left since then
 * stays as authenticated.
 */
export function withCurrentRows(caller: Caller, tx: Transaction): Caller {
  if (caller.kind !== 'known') return caller
  const { user, organization, via } = caller.identity
  const identity = identityOf(tx, user.id, organization.id, currentVia(via, tx))
  return identity === null ? caller : { kind: 'known', identity }
}

function currentVia(via: Identity['via'], tx: Transaction): Identity['via'] {
  return via.kind === 'session'
    ? { ...via, session: tx.sessions.get(via.session.id) ?? via.session }
    : { ...via, key: tx.apiKeys.get(via.key.id) ?? via.key }
}

/**
 * Caller of work that outlives its request. It stays valid after the session has ended, but not after the key has been
 * revoked or the user has left.
 */
export function identifyRequester(
  { userId, organizationId, sessionId, keyId }: Requester,
  tx: Transaction,
  now: number,
): Caller {
  const session = tx.sessions.get(sessionId ?? '')
  const key = tx.apiKeys.get(keyId ?? '')
  if (key !== undefined && !isActive(key, now)) return { kind: 'bad-key' }
  const via: Identity['via'] | undefined = key
    ? { kind: 'key', key, scope: key.scope }
    : session && { kind: 'session', session }
  const identity = via && identityOf(tx, userId, organizationId, via)
  return identity ? { kind: 'known', identity } : NOBODY
}

function isActive(key: ApiKeyRow, now: number): boolean {
  return apiKeyStatus(key, now) === 'active'
}

/**
 * Caller of a stream, with the current permissions. Null once the session or key has ended, or the user has left.
 */
export function currentIdentity(
  { user, organization, via }: Identity,
  tx: Transaction,
  now: number,
): Identity | null {
  if (via.kind === 'session') {
    const session = tx.sessions.get(via.session.id)
    if (session === undefined || !isSessionOpen(session, now)) return null
  } else {
    const key = tx.apiKeys.get(via.key.id)
    if (key === undefined || !isActive(key, now)) return null
  }
  return identityOf(tx, user.id, organization.id, via)
}
