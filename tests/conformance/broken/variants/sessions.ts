import type { EngineReply } from '#mocks/engine/types.ts'
import {
  breakBodies,
  breakRequests,
  breakResponses,
  changeBody,
  header,
  operationOf,
  replyTo,
  withChanges,
  withHeader,
} from '../breaking.ts'
import { parsed, problem, type Variant, variant } from './variant.ts'

const cookie = (reply: EngineReply, change: (line: string) => string): EngineReply => {
  const line = header(reply, 'set-cookie')
  return line === null ? reply : withHeader(reply, 'set-cookie', change(line))
}

export const sessions: readonly Variant[] = [
  variant('lets scripts read the session cookie', 'sessions/logIn/', () =>
    breakResponses('logIn', (reply) => cookie(reply, (line) => line.replace(/; HttpOnly/i, ''))),
  ),
  variant('sends the session cookie cross-site', 'sessions/logIn/', () =>
    breakResponses('logIn', (reply) =>
      cookie(reply, (line) => line.replace(/SameSite=\w+/i, 'SameSite=None')),
    ),
  ),
  variant('keeps every session across browser restarts', 'sessions/logIn/persists-the-session', () =>
    breakResponses('logIn', (reply) =>
      cookie(reply, (line) => (/max-age/i.test(line) ? line : `${line}; Max-Age=2592000`)),
    ),
  ),
  variant('reveals existing accounts', 'sessions/logIn/answers-the-same', () =>
    breakResponses('logIn', async (reply, request) =>
      reply.status === 401 && String((await parsed(request)).email).startsWith('nobody')
        ? changeBody(reply, (body) => ({ ...body, detail: 'There is no such account.' }))
        : reply,
    ),
  ),
  variant(
    'accepts an ended session',
    'sessions/logOut/',
    () => (next) => async (request) =>
      operationOf(request) === 'logOut'
        ? next(withChanges(request, { headers: { cookie: null } }))
        : next(request),
  ),
  variant(
    'leaves the other sessions open',
    'sessions/revokeOtherSessions/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'revokeOtherSessions') return next(request)
      const url = request.url.replace('/me/sessions', '/me')
      const reply = await replyTo(next, withChanges(request, { method: 'GET', url }))
      return { kind: 'reply', reply: changeBody(reply, () => ({ ended: 0 })) }
    },
  ),
  variant('obeys other sites', 'sessions/logOut/denies-requests', () =>
    breakRequests('logOut', () => ({ headers: { origin: null, 'sec-fetch-site': null } })),
  ),
  variant('obeys other sites that old browsers name', 'sessions/logOut/denies-requests', () =>
    breakRequests('logOut', ({ headers }) =>
      headers.get('sec-fetch-site') === null ? { headers: { origin: null } } : null,
    ),
  ),
  variant('obeys subdomains', 'sessions/logOut/denies-requests', () =>
    breakRequests('logOut', ({ headers }) =>
      headers.get('sec-fetch-site') === 'same-site' ? { headers: { 'sec-fetch-site': 'same-origin' } } : null,
    ),
  ),
  variant('lets other sites sign people in', 'sessions/logIn/denies-requests', () =>
    breakRequests('logIn', () => ({ headers: { origin: null, 'sec-fetch-site': null } })),
  ),
  variant('denies API keys that other sites use', 'sessions/checkFirewallRules/accepts-an-api-key', () =>
    breakResponses('checkFirewallRules', (reply, { headers }) =>
      headers.get('origin') === null ? reply : problem(reply, 403, 'cross_site_request'),
    ),
  ),
  variant('prefers the cookie to the key', 'sessions/getMe/prefers-a-key', () =>
    breakRequests('getMe', ({ headers }) =>
      headers.get('cookie') === null ? null : { headers: { authorization: null } },
    ),
  ),
  variant('reports fewer permissions than the role has', 'sessions/logIn/returns-the-signed-in-user', () =>
    breakBodies('getSession', (body) => (body.signedIn ? { ...body, permissions: [] } : body)),
  ),
]
