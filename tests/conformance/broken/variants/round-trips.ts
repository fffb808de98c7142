import {
  breakBodies,
  breakResponses,
  changeBody,
  operationOf,
  replyTo,
  withChanges,
  withHeader,
} from '../breaking.ts'
import { ifDenied, itemsIn, parsed, type Variant, variant, without } from './variant.ts'

export const roundTrips: readonly Variant[] = [
  variant(
    'confirms a change without making it',
    'round-trips/updateVolume/changes-only-the-sent-fields',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'updateVolume') return next(request)
      const reply = await replyTo(next, withChanges(request, { method: 'GET' }))
      const changes = await parsed(request)
      return { kind: 'reply', reply: changeBody(reply, (body) => ({ ...body, ...changes })) }
    },
    { says: /name/ },
  ),
  variant(
    'confirms a deletion without making it',
    'round-trips/deleteProject/deletes-permanently',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'deleteProject') return next(request)
      const reply = await replyTo(next, withChanges(request, { method: 'GET' }))
      if (reply.status !== 200) return { kind: 'reply', reply }
      return { kind: 'reply', reply: { ...withHeader(reply, 'content-type', null), status: 204, body: null } }
    },
    { operations: ['deleteProject', 'createProject'] },
  ),
  variant(
    'deletes a deleted resource again',
    'round-trips/deleteRole/deletes-permanently',
    () =>
      breakResponses(
        'deleteRole',
        ifDenied(404, (reply) => ({ ...withHeader(reply, 'content-type', null), status: 204, body: null })),
      ),
    { says: /404 not_found, found 204/ },
  ),
  variant(
    'omits new resources from the list',
    'round-trips/createDatabase/creates-a-resource',
    () =>
      breakBodies('listDatabases', (body) => ({
        ...body,
        items: itemsIn(body).filter(({ status }) => status !== 'creating'),
      })),
    { says: /not in the list/ },
  ),
  variant('allows duplicate names', 'round-trips/createFirewall/rejects-a-taken-name', () =>
    breakResponses(
      'createFirewall',
      ifDenied(409, async (_, request, next) => {
        const body = await parsed(request)
        return replyTo(
          next,
          withChanges(request, { text: JSON.stringify({ ...body, name: `${body.name}-again` }) }),
        )
      }),
    ),
  ),
  variant(
    'creates a resource despite rejecting it',
    'round-trips/createProject/creates-nothing',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (
        operationOf(request) !== 'createProject' ||
        outcome.kind !== 'reply' ||
        outcome.reply.status !== 422
      )
        return outcome
      await next(withChanges(request, { text: JSON.stringify(without(await parsed(request), 'nonsense')) }))
      return outcome
    },
  ),
  variant(
    'changes createdAt on an update',
    'round-trips/updateFirewall/changes-only-the-sent-fields',
    () => {
      const changed = new Set<string>()
      return breakResponses(['updateFirewall', 'getFirewall'], (reply, { method, url }) => {
        if (reply.status !== 200) return reply
        if (method === 'PATCH') changed.add(url)
        return changed.has(url)
          ? changeBody(reply, (body) => ({ ...body, createdAt: '2020-01-01T00:00:00Z' }))
          : reply
      })
    },
    { says: /createdAt/ },
  ),
]
