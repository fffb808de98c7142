import type { EngineReply } from '#mocks/engine/types.ts'
import type { Break } from '../../broken/breaking.ts'
import { header, replyTo, withChanges, withHeader } from '../../broken/breaking.ts'
import { isJson, mapValues, rewritten, type Server, translate, withBody, wrapAll } from '../server.ts'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes JSON bodies as text; events have one line only. */
const print = (change: (text: string) => string): Break =>
  wrapAll((reply) =>
    typeof reply.body === 'string' && reply.body !== '' && isJson(reply)
      ? withBody(reply, change(reply.body))
      : reply,
  )

const withHeaders = (reply: EngineReply, headers: EngineReply['headers']): EngineReply => ({
  ...reply,
  headers: [...reply.headers, ...headers],
})

/** Escapes as Go's encoder and others do. */
const escaped = (text: string): string =>
  text.replaceAll(/[<>&/]|[^\n\x20-\x7e]/g, (char) =>
    [...Array(char.length).keys()]
      .map((index) => `\\u${char.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** Outermost first: what changes JSON as text, then what prints it again. */
export const formatServers: readonly Server[] = [
  {
    name: 'escapes everything but ASCII',
    allowedBy: 'RFC 8259, 7: any character may be escaped',
    wrap: () => print(escaped),
  },
  {
    name: 'writes whole numbers with a fraction',
    allowedBy: 'JSON Schema, 6.1.1: 1.0 is an integer',
    wrap: () =>
      print((text) =>
        text.replaceAll(/("(?:amount|micros|sizeGb|total|page|status)": ?\d+)(?=[,}\n])/g, '$1.0'),
      ),
  },
  {
    name: 'indents JSON',
    allowedBy: 'RFC 8259, 2: whitespace is insignificant',
    wrap: () => print((text) => `\n${JSON.stringify(JSON.parse(text), null, 2)}\n`),
  },
  {
    name: 'orders fields backwards',
    allowedBy: 'RFC 8259, 4: objects are unordered',
    wrap: () =>
      print((text) =>
        JSON.stringify(
          mapValues(JSON.parse(text), (value) =>
            isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
          ),
        ),
      ),
  },
  {
    name: 'names the charset of its JSON',
    allowedBy: 'RFC 9110, 8.3: a media type has parameters',
    wrap: () =>
      wrapAll((reply) =>
        isJson(reply)
          ? withHeader(reply, 'content-type', `${header(reply, 'content-type')};charset=UTF-8`)
          : reply,
      ),
  },
  {
    name: 'sends headers of its platform',
    allowedBy: 'RFC 9110, 5.1: unknown fields are ignored',
    wrap: () =>
      wrapAll((reply) =>
        withHeaders(reply, [
          ['server', 'nginx/1.29.3'],
          ['via', '1.1 edge'],
          ['vary', 'Origin, Accept-Encoding'],
          ['strict-transport-security', 'max-age=63072000'],
          ['x-content-type-options', 'nosniff'],
          ['ratelimit-remaining', '4711'],
          ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
          ...(reply.status === 401 ? [['www-authenticate', 'Bearer realm="nimbus"'] as const] : []),
          ...(reply.status === 204 ? [['content-length', '0'] as const] : []),
        ]),
      ),
  },
  {
    name: 'sends a weak ETag where the contract has none',
    allowedBy: 'RFC 9110, 8.8.3: any response may have one',
    wrap: () =>
      wrapAll((reply) =>
        reply.status === 200 && header(reply, 'etag') === null
          ? withHeaders(reply, [['etag', `W/"${String(reply.body).length}"`]])
          : reply,
      ),
  },
  {
    name: 'says where a new resource is',
    allowedBy: 'RFC 9110, 10.2.2: Location',
    wrap: () =>
      wrapAll((reply, { url, method }) =>
        method === 'POST' && (reply.status === 201 || reply.status === 202) && isJson(reply)
          ? withHeaders(reply, [['location', `${url}/${JSON.parse(String(reply.body)).id}`]])
          : reply,
      ),
  },
  {
    name: 'allows HEAD and OPTIONS too',
    allowedBy: 'RFC 9110, 9.3.2: HEAD goes with GET',
    wrap: () =>
      wrapAll((reply) =>
        reply.status === 405 ? withHeader(reply, 'allow', `OPTIONS,HEAD,${header(reply, 'allow')}`) : reply,
      ),
  },
  {
    name: 'answers HEAD like GET',
    allowedBy: '`HEAD` is optional',
    groups: ['http'],
    wrap: () =>
      wrapAll(async (reply, request, next) =>
        request.method === 'HEAD' && reply.status === 405
          ? withBody(await replyTo(next, withChanges(request, { method: 'GET' })), null)
          : reply,
      ),
  },
  {
    name: 'writes header names in capitals',
    allowedBy: 'RFC 9110, 5.1: field names are case-insensitive',
    wrap: () =>
      wrapAll((reply) => ({
        ...reply,
        headers: reply.headers.map(([name, value]) => [name.toUpperCase(), value] as const),
      })),
  },
  {
    name: 'has UUIDs as request ids',
    allowedBy: '`X-Request-Id` is a text of 1 to 64 characters',
    wrap: () => {
      let count = 0
      return wrapAll((reply) => {
        const id = header(reply, 'x-request-id') ?? ''
        count += 1
        const other = `3f1c9a52-0d6f-4a2e-9a55-${count.toString(16).padStart(12, '0')}`
        return withHeader(
          rewritten(reply, (text) => text.replace(`"requestId":"${id}"`, `"requestId":"${other}"`)),
          'x-request-id',
          other,
        )
      })
    },
  },
  {
    name: 'has longer ids with capitals',
    allowedBy: '`ResourceId` is opaque',
    wrap: () =>
      translate(
        (text) => text.replaceAll(/([a-z]+_[a-z0-9]{12})01J8XK9ZQ/g, '$1'),
        (text) => text.replaceAll(/\b([a-z]+_(?=[a-z]*\d)[a-z0-9]{12})\b/g, '$101J8XK9ZQ'),
      ),
  },
  {
    name: 'has encrypted cursors',
    allowedBy: '`nextCursor` is opaque, of up to 256 characters',
    wrap: () => {
      const known = new Map<string, string>()
      const hidden = (cursor: string) => {
        const other = `${Buffer.from(`${known.size}`.padStart(60, '~')).toString('base64')}=`
        known.set(encodeURIComponent(other), encodeURIComponent(cursor))
        return other
      }
      return translate(
        (text) =>
          text.replace(
            /([?&]cursor=)([^&]+)/,
            (_, name: string, value: string) => name + (known.get(value) ?? 'unknown'),
          ),
        (text) =>
          text.replaceAll(
            /"nextCursor":"([^"]+)"/g,
            (_, cursor: string) => `"nextCursor":"${hidden(cursor)}"`,
          ),
      )
    },
  },
  {
    name: 'has digests as ETags',
    allowedBy: '`ETag` is a strong validator of up to 66 characters',
    wrap: () => {
      const digest = (tag: string) => `"${Buffer.from(tag).toString('hex').padEnd(64, 'e')}"`
      const known = new Map<string, string>()
      const hidden = (tag: string) => {
        const other = digest(tag)
        known.set(other, tag)
        return other
      }
      return (next) => async (request) => {
        const sent = request.headers.get('if-match')
        const outcome = await next(
          sent?.startsWith('"')
            ? withChanges(request, { headers: { 'if-match': known.get(sent) ?? '"unknown"' } })
            : request,
        )
        if (outcome.kind !== 'reply') return outcome
        const tag = header(outcome.reply, 'etag')
        const reply = tag === null ? outcome.reply : withHeader(outcome.reply, 'etag', hidden(tag))
        const change = (text: string) =>
          text.replaceAll(
            /"etag":("(?:[^"\\]|\\.)*")/g,
            (_, value: string) => `"etag":${JSON.stringify(hidden(JSON.parse(value)))}`,
          )
        return { kind: 'reply', reply: rewritten(reply, change) }
      }
    },
  },
  {
    name: 'writes times in microseconds, with +00:00',
    allowedBy: 'times are RFC 3339 in UTC; fractions are free',
    wrap: () =>
      wrapAll((reply) =>
        rewritten(reply, (text) =>
          text.replaceAll(
            /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,3})?Z"/g,
            (_, seconds: string, fraction = '.') => `"${seconds}${fraction.padEnd(7, '0')}+00:00"`,
          ),
        ),
      ),
  },
  {
    name: 'sends its Date with every response, and its own cache rules',
    allowedBy: 'RFC 9111: directives may be combined',
    wrap: () =>
      wrapAll((reply) =>
        withHeader(
          withHeader(reply, 'cache-control', 'private, no-store, max-age=0'),
          'date',
          'Wed, 25 Nov 2026 10:00:00 GMT',
        ),
      ),
  },
]
