import {
  altered,
  breakBodies,
  breakResponses,
  operationOf,
  replyTo,
  reshaped,
  withHeader,
} from '../breaking.ts'
import { ifDenied, itemsIn, parsed, type Variant, variant, without } from './variant.ts'

export const roundTrips: readonly Variant[] = [
  variant(
    'says that it changed something and does not',
    'round-trips/updateVolume/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'updateVolume') return next(request)
      const reply = await replyTo(next, altered(request, { method: 'GET' }))
      const changes = await parsed(request)
      return { kind: 'reply', reply: reshaped(reply, (body) => ({ ...body, ...changes })) }
    },
  ),
  variant(
    'says that it deleted something and does not',
    'round-trips/deleteProject/',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'deleteProject') return next(request)
      const reply = await replyTo(next, altered(request, { method: 'GET' }))
      if (reply.status !== 200) return { kind: 'reply', reply }
      return { kind: 'reply', reply: { ...withHeader(reply, 'content-type', null), status: 204, body: null } }
    },
  ),
  variant('deletes what is gone', 'round-trips/deleteRole/', () =>
    breakResponses(
      'deleteRole',
      ifDenied(404, (reply) => ({ ...withHeader(reply, 'content-type', null), status: 204, body: null })),
    ),
  ),
  variant('hides what is new from the list', 'round-trips/createDatabase/makes-what', () =>
    breakBodies('listDatabases', (body) => ({
      ...body,
      items: itemsIn(body).filter(({ status }) => status !== 'creating'),
    })),
  ),
  variant('gives a name twice', 'round-trips/createFirewall/refuses-a-name', () =>
    breakResponses(
      'createFirewall',
      ifDenied(409, async (_, request, next) => {
        const body = await parsed(request)
        return replyTo(
          next,
          altered(request, { text: JSON.stringify({ ...body, name: `${body.name}-again` }) }),
        )
      }),
    ),
  ),
  variant(
    'creates what it refuses',
    'round-trips/createProject/leaves-no-trace',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (
        operationOf(request) !== 'createProject' ||
        outcome.kind !== 'reply' ||
        outcome.reply.status !== 422
      )
        return outcome
      await next(altered(request, { text: JSON.stringify(without(await parsed(request), 'nonsense')) }))
      return outcome
    },
  ),
  variant('forgets when something was made once it is changed', 'round-trips/updateFirewall/', () => {
    const changed = new Set<string>()
    return breakResponses(['updateFirewall', 'getFirewall'], (reply, { method, url }) => {
      if (reply.status !== 200) return reply
      if (method === 'PATCH') changed.add(url)
      return changed.has(url)
        ? reshaped(reply, (body) => ({ ...body, createdAt: '2020-01-01T00:00:00Z' }))
        : reply
    })
  }),
]
