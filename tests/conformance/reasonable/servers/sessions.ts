import { header, withHeader } from '../../broken/breaking.ts'
import { type Server, wrapAll } from '../server.ts'

const AFFINITY = ['set-cookie', 'AWSALB=4f8k2m9x1c7q; Path=/; Expires=Wed, 31 Dec 2031 10:00:00 GMT'] as const

const GROUPS = ['http', 'responses', 'sessions', 'tenancy'] as const

export const sessionServers: readonly Server[] = [
  {
    name: 'sets a cookie of its load balancer',
    allowedBy: 'RFC 6265, 3: a response may set several cookies',
    groups: GROUPS,
    wrap: () => wrapAll((reply) => ({ ...reply, headers: [AFFINITY, ...reply.headers] })),
  },
  {
    name: 'writes cookie attributes in lowercase and another order',
    allowedBy: 'RFC 6265, 5.2: attribute names are case-insensitive, and their order is free',
    groups: GROUPS,
    wrap: () =>
      wrapAll((reply) => {
        const [pair, ...attributes] = (header(reply, 'set-cookie') ?? '').split('; ')
        if (!pair) return reply
        const others = attributes.reverse().map((it) => it.toLowerCase())
        return withHeader(reply, 'set-cookie', [pair, ...others].join('; '))
      }),
  },
  {
    name: 'renews the cookie with each response',
    allowedBy: 'RFC 6265, 5.3: a cookie of the same name is replaced',
    groups: GROUPS,
    wrap: () => {
      const lines = new Map<string, string>()
      return wrapAll((reply, request) => {
        const line = header(reply, 'set-cookie')
        const pair = line?.split(';')[0]
        if (line && pair) lines.set(pair, line)
        const again = lines.get(request.headers.get('cookie') ?? '')
        if (line || !again || reply.status >= 400) return reply
        return { ...reply, headers: [...reply.headers, ['set-cookie', again] as const] }
      })
    },
  },
]
