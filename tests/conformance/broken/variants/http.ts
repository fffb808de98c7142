import { breakRequests, breakResponses, changeBody, operationOf, replyTo, withHeader } from '../breaking.ts'
import { ifDenied, problem, type Variant, variant, without } from './variant.ts'

export const http: readonly Variant[] = [
  variant(
    'sends problems as plain JSON',
    'access/getVm/rejects-anonymous-requests',
    () =>
      breakResponses(
        'getVm',
        ifDenied(401, (reply) => withHeader(reply, 'content-type', 'application/json')),
      ),
    { says: /content type is application\/json/ },
  ),
  variant(
    'sends problems without a code',
    'access/getVm/rejects-anonymous-requests',
    () =>
      breakResponses(
        'getVm',
        ifDenied(401, (reply) => changeBody(reply, (body) => without(body, 'code'))),
      ),
    { says: /'code'/ },
  ),
  variant(
    'invents a code',
    'access/listVms/rejects-anonymous-requests',
    () =>
      breakResponses(
        'listVms',
        ifDenied(401, (reply) => changeBody(reply, (body) => ({ ...body, code: 'no_way' }))),
      ),
    { says: /no_way/ },
  ),
  variant(
    'puts another request id in the problem than in the header',
    'access/listVolumes/rejects-anonymous-requests',
    () =>
      breakResponses(
        'listVolumes',
        ifDenied(401, (reply) => changeBody(reply, (body) => ({ ...body, requestId: 'req_other' }))),
      ),
    { says: /name two requests/ },
  ),
  variant(
    'returns 404 to a wrong method',
    'http/api/answers-a-wrong-method',
    () =>
      breakResponses(
        'all',
        ifDenied(405, (reply) => problem(reply, 404, 'not_found')),
      ),
    { says: /404/ },
  ),
  variant('omits the Allow header', 'http/api/answers-a-wrong-method', () =>
    breakResponses(
      'all',
      ifDenied(405, (reply) => withHeader(reply, 'allow', null)),
    ),
  ),
  variant(
    'answers an unknown path with HTML',
    'http/api/answers-an-unknown-path',
    () => (next) => async (request) => {
      const reply = await replyTo(next, request)
      if (reply.status !== 404 || operationOf(request) !== null) return { kind: 'reply', reply }
      return {
        kind: 'reply',
        reply: { ...withHeader(reply, 'content-type', 'text/html'), body: '<h1>Not found</h1>' },
      }
    },
  ),
  variant('reads bodies of any size', 'http/api/denies-a-body', () =>
    breakRequests('checkFirewallRules', async (request) =>
      (await request.text()).length > 16_000_000 ? { text: '{}' } : null,
    ),
  ),
  variant('reads JSON of any depth', 'http/api/denies-absurdly-deep', () =>
    breakRequests('checkFirewallRules', async (request) =>
      (await request.text()).startsWith('[[[[') ? { text: '[[[[]]]]' } : null,
    ),
  ),
  variant('lets caches store responses', 'http/api/forbids-caching', () =>
    breakResponses('getMe', (reply) => withHeader(reply, 'cache-control', 'max-age=60')),
  ),
  variant('gives all requests one id', 'http/api/gives-every-request', () =>
    breakResponses('getMe', (reply) => withHeader(reply, 'x-request-id', 'req_00000001')),
  ),

  variant(
    'says another status in the problem than it has',
    'access/listProjects/rejects-anonymous-requests',
    () =>
      breakResponses(
        'listProjects',
        ifDenied(401, (reply) => changeBody(reply, (body) => ({ ...body, status: 400 }))),
      ),
    { says: /status/ },
  ),
  variant(
    'sends problems without a type of their own',
    'access/listBudgets/rejects-anonymous-requests',
    () =>
      breakResponses(
        'listBudgets',
        ifDenied(401, (reply) => changeBody(reply, (body) => ({ ...body, type: 'about:blank' }))),
      ),
    { says: /about:blank/ },
  ),
  variant(
    'puts the title of the occurrence into the problem',
    'http/api/gives-all-problems-with-a-code-the-same-title',
    () =>
      breakResponses('all', (reply) =>
        reply.status >= 400
          ? changeBody(reply, (body) => ({ ...body, title: `${body.title} (${body.requestId})` }))
          : reply,
      ),
    { says: /the title of not_authenticated/ },
  ),
  variant(
    'does not know HEAD',
    'http/api/answers-head-like-get-without-a-body-or-not-at-all',
    () =>
      breakResponses('all', (reply, { method }) =>
        method === 'HEAD' ? { ...problem(reply, 501, 'not_implemented'), body: null } : reply,
      ),
    { says: /HEAD \/me returned 501/ },
  ),
  variant(
    'allows methods that a path does not have',
    'http/api/answers-a-wrong-method',
    () =>
      breakResponses(
        'all',
        ifDenied(405, (reply) => withHeader(reply, 'allow', 'GET')),
      ),
    { says: /allows GET/ },
  ),
]
