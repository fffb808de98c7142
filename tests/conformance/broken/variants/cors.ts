import type { EngineReply } from '#mocks/engine/types.ts'
import { breakResponses, header, withHeader } from '../breaking.ts'
import { problem, type Variant, variant } from './variant.ts'

/** Removes a name from a list in a header. */
const unlist = (reply: EngineReply, name: string, removed: RegExp) =>
  withHeader(
    reply,
    name,
    (header(reply, name) ?? '')
      .split(/, ?/)
      .filter((it) => !removed.test(it))
      .join(', '),
  )

const PREFLIGHT = 'cors/api/allows-every'
const RESPONSES = 'cors/api/allows-the-origin'

export const cors: readonly Variant[] = [
  variant('does not allow PATCH from another origin', PREFLIGHT, () =>
    breakResponses('all', (reply) => unlist(reply, 'access-control-allow-methods', /^PATCH$/)),
  ),
  variant('does not allow If-Match from another origin', PREFLIGHT, () =>
    breakResponses('all', (reply) => unlist(reply, 'access-control-allow-headers', /^if-match$/)),
  ),
  variant('wants credentials before a request from another origin', PREFLIGHT, () =>
    breakResponses('all', (reply, { method }) =>
      method === 'OPTIONS' ? problem(reply, 401, 'not_authenticated') : reply,
    ),
  ),
  variant('allows any origin, without cookies', RESPONSES, () =>
    breakResponses('all', (reply) =>
      withHeader(
        withHeader(reply, 'access-control-allow-origin', '*'),
        'access-control-allow-credentials',
        null,
      ),
    ),
  ),
  variant('omits the CORS headers of problems', RESPONSES, () =>
    breakResponses('all', (reply) =>
      reply.status < 400 ? reply : withHeader(reply, 'access-control-allow-origin', null),
    ),
  ),
  variant('hides X-Request-Id from pages', 'cors/api/exposes', () =>
    breakResponses('all', (reply) => unlist(reply, 'access-control-expose-headers', /^x-request-id$/)),
  ),
  variant('hides ETag from pages, for problems only', 'cors/api/exposes', () =>
    breakResponses('all', (reply) =>
      reply.status < 400 ? reply : unlist(reply, 'access-control-expose-headers', /^etag$/),
    ),
  ),
  variant('denies a sign-in from the origin that it allows', 'cors/api/trusts', () =>
    breakResponses('logIn', (reply) => problem(reply, 403, 'cross_site_request')),
  ),
]
