import { breakResponses, changeBody } from '../../broken/breaking.ts'
import { isJson, mapValues, rewritten, type Server, wrapAll } from '../server.ts'

const SENTENCE = 'Das geht so nicht. Bitte ändern Sie Ihre Eingabe.'

const isProblem = (status: number) => status >= 400

export const textServers: readonly Server[] = [
  {
    name: 'explains problems in its own words',
    allowedBy: '`detail` and `message` are for display',
    wrap: () =>
      wrapAll((reply) =>
        isProblem(reply.status) && isJson(reply)
          ? changeBody(reply, (body) =>
              mapValues(body, (value, key) => (key === 'detail' || key === 'message' ? SENTENCE : value)),
            )
          : reply,
      ),
  },
  {
    name: 'has other titles for its problems',
    allowedBy: '`title` is the same for all problems with a code, and for display',
    wrap: () =>
      wrapAll((reply) =>
        isProblem(reply.status) && isJson(reply)
          ? changeBody(reply, (body) => ({ ...body, title: `Fehler: ${body.code}` }))
          : reply,
      ),
  },
  {
    name: 'lists the errors of a request in another order',
    allowedBy: '`errors` has no stated order',
    wrap: () =>
      wrapAll((reply) =>
        isProblem(reply.status) && isJson(reply)
          ? changeBody(reply, (body) =>
              Array.isArray(body.errors) ? { ...body, errors: body.errors.toReversed() } : body,
            )
          : reply,
      ),
  },
  {
    name: 'words activities and statuses differently',
    allowedBy: '`summary` and `statusReason` are for display',
    wrap: () =>
      wrapAll((reply) =>
        rewritten(reply, (text) =>
          text.replaceAll(/"(summary|statusReason)":"(?:[^"\\]|\\.)+"/g, '"$1":"It is done."'),
        ),
      ),
  },
  {
    name: 'asks for longer waits',
    allowedBy: '`Retry-After` is 1 to 86400 seconds',
    wrap: () =>
      breakResponses('all', (reply) =>
        reply.status === 429 || reply.status === 503
          ? changeBody(
              {
                ...reply,
                headers: reply.headers.map(
                  ([name, value]) => [name, name === 'retry-after' ? '3600' : value] as const,
                ),
              },
              (body) => ({ ...body, retryAfter: 3600 }),
            )
          : reply,
      ),
  },
  {
    name: 'rounds measured values',
    allowedBy: 'metrics have no stated precision',
    wrap: () =>
      wrapAll((reply) =>
        rewritten(reply, (text) =>
          text.includes('"cpuPercent"') || text.includes('"values"')
            ? JSON.stringify(
                mapValues(JSON.parse(text), (value, key) =>
                  typeof value === 'number' && (key.endsWith('Percent') || key === 'values')
                    ? Math.round(value)
                    : value,
                ),
              )
            : text,
        ),
      ),
  },
]
