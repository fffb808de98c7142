import type { EngineReply } from '#mocks/engine/types.ts'
import { API_BASE } from '../../contract/suite/api.ts'
import { type Handle, OWNER } from '../broken/breaking.ts'
import type { Server } from './server.ts'

type UpstreamReply = readonly [
  method: string,
  path: string,
  status: number,
  body: object,
  headers?: EngineReply['headers'],
]

const problem = { title: 'Refused', detail: 'That is not possible.', requestId: 'req_1' }

/** Replies that each difference changes something of. */
const replies: readonly UpstreamReply[] = [
  [
    'GET',
    '/audit-log',
    200,
    {
      items: [{ id: 'vm_abc123def456', at: '2026-03-02T09:00:00Z', summary: 'Created “web”.' }],
      total: 1,
      nextCursor: 'abc',
    },
  ],
  ['GET', '/vms/vm_abc123def456', 200, { metrics: { cpuPercent: 12.5 } }],
  ['GET', '/dns-zones', 200, { etag: '"1"' }, [['etag', '"1"']]],
  ['POST', '/ssh-keys', 201, { id: 'key_abc123def456' }],
  ['POST', '/vms', 422, { ...problem, errors: [{ pointer: '/name' }, { pointer: '/size' }] }],
  ['DELETE', '/vms', 405, problem, [['allow', 'GET, POST']]],
  ['GET', '/vms', 429, { ...problem, retryAfter: 5 }, [['retry-after', '5']]],
]

const upstream: Handle = async ({ method, url }) => {
  const [, , status, body, headers = []] = replies.find(
    (it) => it[0] === method && API_BASE + it[1] === url,
  ) as UpstreamReply
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return {
    kind: 'reply',
    reply: {
      status,
      headers: [['content-type', type], ['x-request-id', 'req_1'], ...headers],
      body: JSON.stringify(body),
    },
  }
}

/** Replies of a server to the same requests. */
export function repliesOf({ wrap }: Server) {
  const handle = wrap({ advance: async () => {} })(upstream)
  return Promise.all(
    replies.map(([method, path]) =>
      handle({ method, url: API_BASE + path, headers: new Headers(OWNER), text: async () => '' }),
    ),
  )
}
