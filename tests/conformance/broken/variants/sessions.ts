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
  variant(
    'lets scripts read the session cookie',
    'sessions/logIn/sets-a-cookie-that-scripts-and-other-sites-cant-use',
    () => breakResponses('logIn', (reply) => cookie(reply, (line) => line.replace(/; HttpOnly/i, ''))),
    { says: /HttpOnly/ },
  ),
  variant(
    'sends the session cookie cross-site',
    'sessions/logIn/sets-a-cookie-that-scripts-and-other-sites-cant-use',
    () =>
      breakResponses('logIn', (reply) =>
        cookie(reply, (line) => line.replace(/SameSite=\w+/i, 'SameSite=None')),
      ),
    { says: /SameSite/ },
  ),
  variant(
    'keeps every session across browser restarts',
    'sessions/logIn/persists-the-session',
    () =>
      breakResponses('logIn', (reply) =>
        cookie(reply, (line) => (/max-age/i.test(line) ? line : `${line}; Max-Age=2592000`)),
      ),
    { says: /without “remember”/ },
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
    'sessions/logOut/ends-the-session-also-for-a-copied-cookie',
    () => (next) => async (request) =>
      operationOf(request) === 'logOut'
        ? next(withChanges(request, { headers: { cookie: null } }))
        : next(request),
  ),
  variant(
    'leaves the other sessions open',
    'sessions/revokeOtherSessions/ends-other-sessions-and-keeps-its-own',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'revokeOtherSessions') return next(request)
      const url = request.url.replace('/me/sessions', '/me')
      const reply = await replyTo(next, withChanges(request, { method: 'GET', url }))
      return { kind: 'reply', reply: changeBody(reply, () => ({ ended: 0 })) }
    },
    { says: /the other/ },
  ),
  variant(
    'obeys other sites',
    'sessions/logOut/denies-requests',
    () => breakRequests('logOut', () => ({ headers: { origin: null, 'sec-fetch-site': null } })),
    { says: /cross-site/ },
  ),
  variant(
    'obeys other sites that old browsers name',
    'sessions/logOut/denies-requests',
    () =>
      breakRequests('logOut', ({ headers }) =>
        headers.get('sec-fetch-site') === null ? { headers: { origin: null } } : null,
      ),
    { says: /\{"origin"/ },
  ),
  variant(
    'obeys subdomains',
    'sessions/logOut/denies-requests',
    () =>
      breakRequests('logOut', ({ headers }) =>
        headers.get('sec-fetch-site') === 'same-site'
          ? { headers: { 'sec-fetch-site': 'same-origin' } }
          : null,
      ),
    { says: /same-site/ },
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
  variant(
    'reports fewer permissions than the role has',
    'sessions/logIn/returns-the-signed-in-user',
    () => breakBodies('getSession', (body) => (body.signedIn ? { ...body, permissions: [] } : body)),
    { says: /found \[\]/ },
  ),

  variant(
    'forgets “remember me”',
    'sessions/logIn/persists-the-session',
    () => breakResponses('logIn', (reply) => cookie(reply, (line) => line.replace(/; Max-Age=\d+/i, ''))),
    { says: /with “remember”/ },
  ),
  variant(
    'limits the session cookie to a path',
    'sessions/logIn/sets-a-cookie',
    () => breakResponses('logIn', (reply) => cookie(reply, (line) => line.replace('Path=/', 'Path=/api'))),
    { says: /path/ },
  ),
  variant('trusts any cookie', 'sessions/getSession/rejects-a-forged-cookie', () => (next) => {
    let last: string | null = null
    return async (request) => {
      const isForged = request.headers.get('cookie')?.endsWith('=made-up') ?? false
      const outcome = await next(isForged ? withChanges(request, { headers: { cookie: last } }) : request)
      if (outcome.kind === 'reply') last = header(outcome.reply, 'set-cookie')?.split(';')[0] ?? last
      return outcome
    }
  }),
  variant(
    'ends its own session with the others',
    'sessions/revokeOtherSessions/ends-other-sessions-and-keeps-its-own',
    () => {
      const ended = new Set<string | null>()
      return (next) => async (request) => {
        const sent = request.headers.get('cookie')
        if (operationOf(request) === 'revokeOtherSessions') ended.add(sent)
        else if (sent !== null && ended.has(sent))
          return next(withChanges(request, { headers: { cookie: null } }))
        return next(request)
      }
    },
    { operations: ['revokeOtherSessions', 'getMe'], says: /its own/ },
  ),
  variant(
    'returns the role of the first user',
    'sessions/logIn/returns-the-signed-in-user',
    () => breakBodies('getSession', (body) => (body.signedIn ? { ...body, teamRole: 'Owner' } : body)),
    { operations: ['logIn', 'getSession'], says: /Developer/ },
  ),
]
