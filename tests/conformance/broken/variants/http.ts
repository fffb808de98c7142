import { breakRequests, breakResponses, changeBody, operationOf, replyTo, withHeader } from '../breaking.ts'
import { ifDenied, problem, type Variant, variant, without } from './variant.ts'

export const http: readonly Variant[] = [
  variant('sends problems as plain JSON', 'access/getVm/', () =>
    breakResponses(
      'getVm',
      ifDenied(401, (reply) => withHeader(reply, 'content-type', 'application/json')),
    ),
  ),
  variant('sends problems without a code', 'access/getVm/', () =>
    breakResponses(
      'getVm',
      ifDenied(401, (reply) => changeBody(reply, (body) => without(body, 'code'))),
    ),
  ),
  variant('invents a code', 'access/listVms/', () =>
    breakResponses(
      'listVms',
      ifDenied(401, (reply) => changeBody(reply, (body) => ({ ...body, code: 'no_way' }))),
    ),
  ),
  variant('puts another request id in the problem than in the header', 'access/listVolumes/', () =>
    breakResponses(
      'listVolumes',
      ifDenied(401, (reply) => changeBody(reply, (body) => ({ ...body, requestId: 'req_other' }))),
    ),
  ),
  variant('answers 404 to a wrong method', 'http/api/answers-a-wrong-method', () =>
    breakResponses(
      'all',
      ifDenied(405, (reply) => problem(reply, 404, 'not_found')),
    ),
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
]
