import type { EngineReply } from '#mocks/engine/types.ts'
import {
  altered,
  breakBodies,
  breakRequests,
  breakResponses,
  header,
  operationOf,
  replyTo,
  reshaped,
  withHeader,
} from '../breaking.ts'
import { parsed, type Variant, variant } from './variant.ts'

const cookie = (reply: EngineReply, change: (line: string) => string): EngineReply => {
  const line = header(reply, 'set-cookie')
  return line === null ? reply : withHeader(reply, 'set-cookie', change(line))
}

export const sessions: readonly Variant[] = [
  variant('lets scripts read the session', 'sessions/logIn/', () =>
    breakResponses('logIn', (reply) => cookie(reply, (line) => line.replace(/; HttpOnly/i, ''))),
  ),
  variant('lets other sites use the session', 'sessions/logIn/', () =>
    breakResponses('logIn', (reply) =>
      cookie(reply, (line) => line.replace(/SameSite=\w+/i, 'SameSite=None')),
    ),
  ),
  variant('keeps every session', 'sessions/logIn/keeps-the-session', () =>
    breakResponses('logIn', (reply) =>
      cookie(reply, (line) => (/max-age/i.test(line) ? line : `${line}; Max-Age=2592000`)),
    ),
  ),
  variant('tells who has an account', 'sessions/logIn/does-not-tell', () =>
    breakResponses('logIn', async (reply, request) =>
      reply.status === 401 && String((await parsed(request)).email).startsWith('nobody')
        ? reshaped(reply, (body) => ({ ...body, detail: 'There is no such account.' }))
        : reply,
    ),
  ),
  variant(
    'keeps a session that has been ended',
    'sessions/logOut/',
    () => (next) => async (request) =>
      operationOf(request) === 'logOut'
        ? next(altered(request, { headers: { cookie: null } }))
        : next(request),
  ),
  variant(
    'leaves the other sessions open',
    'sessions/revokeOtherSessions/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'revokeOtherSessions') return next(request)
      const url = request.url.replace('/me/sessions', '/me')
      const reply = await replyTo(next, altered(request, { method: 'GET', url }))
      return { kind: 'reply', reply: reshaped(reply, () => ({ ended: 0 })) }
    },
  ),
  variant('goes by the cookie where there is a key', 'sessions/getMe/goes-by-the-key', () =>
    breakRequests('getMe', ({ headers }) =>
      headers.get('cookie') === null ? null : { headers: { authorization: null } },
    ),
  ),
  variant('tells people less than they may', 'sessions/logIn/says-who', () =>
    breakBodies('getSession', (body) => (body.signedIn ? { ...body, permissions: [] } : body)),
  ),
]
