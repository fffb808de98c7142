import { misanswered, operationOf, reheaded, replyTo, reshaped } from '../breaking.ts'
import { ifDenied, problem, type Variant, variant, without } from './variant.ts'

export const http: readonly Variant[] = [
  variant('sends problems as plain JSON', 'access/getVm/', () =>
    misanswered(
      'getVm',
      ifDenied(401, (reply) => reheaded(reply, 'content-type', 'application/json')),
    ),
  ),
  variant('sends problems without a code', 'access/getVm/', () =>
    misanswered(
      'getVm',
      ifDenied(401, (reply) => reshaped(reply, (body) => without(body, 'code'))),
    ),
  ),
  variant('makes up a code', 'access/listVms/', () =>
    misanswered(
      'listVms',
      ifDenied(401, (reply) => reshaped(reply, (body) => ({ ...body, code: 'no_way' }))),
    ),
  ),
  variant('names another request in the problem than in the header', 'access/listVolumes/', () =>
    misanswered(
      'listVolumes',
      ifDenied(401, (reply) => reshaped(reply, (body) => ({ ...body, requestId: 'req_other' }))),
    ),
  ),
  variant('says 404 for a wrong method', 'http/api/answers-a-method', () =>
    misanswered(
      'all',
      ifDenied(405, (reply) => problem(reply, 404, 'not_found')),
    ),
  ),
  variant('does not say which methods there are', 'http/api/answers-a-method', () =>
    misanswered(
      'all',
      ifDenied(405, (reply) => reheaded(reply, 'allow', null)),
    ),
  ),
  variant(
    'answers an unknown path with a page',
    'http/api/answers-a-path',
    () => (next) => async (request) => {
      const reply = await replyTo(next, request)
      if (reply.status !== 404 || operationOf(request) !== null) return { kind: 'reply', reply }
      return {
        kind: 'reply',
        reply: { ...reheaded(reply, 'content-type', 'text/html'), body: '<h1>Not found</h1>' },
      }
    },
  ),
  variant('lets caches keep answers', 'http/api/lets-no-cache', () =>
    misanswered('getMe', (reply) => reheaded(reply, 'cache-control', 'max-age=60')),
  ),
  variant('gives all requests one id', 'http/api/gives-every-request', () =>
    misanswered('getMe', (reply) => reheaded(reply, 'x-request-id', 'req_00000001')),
  ),
]
