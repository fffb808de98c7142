import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EngineReply } from '#mocks/engine/types.ts'
import { contract, operationOf } from '../contract/suite/contract.ts'
import {
  type Break,
  breakResponses,
  changeBody,
  header,
  operationOf as operationIn,
} from './broken/breaking.ts'
import { checks } from './checks/index.ts'
import { demoCredentials } from './credentials.ts'
import { Hooks } from './hooks.ts'
import { type InProcess, startInProcess } from './in-process.ts'
import { run } from './run.ts'

/*
 * A server that has one tag, and sign-in, must fail no check of the tag: what needs another tag is left out. The server
 * also explains problems in its own words, on which no case may depend.
 */

const tags = [...new Set(contract.map(({ tag }) => tag))]

const missing = (status: number): EngineReply => ({
  status,
  headers: [['content-type', 'text/plain']],
  body: 'There is nothing here.',
})

/** Replaces the texts of a problem that are for display. */
const reworded = breakResponses('all', (reply) => {
  if (reply.status < 400 || header(reply, 'content-type') !== 'application/problem+json') return reply
  const others = { title: 'Ein Problem', detail: 'Das geht so nicht.' }
  const inOtherWords = (error: object) => ({ ...error, message: 'Das geht so nicht.' })
  return changeBody(reply, (body) => ({
    ...body,
    ...others,
    ...(Array.isArray(body.errors) ? { errors: body.errors.map(inOtherWords) } : {}),
  }))
})

/** Server without the other tags. */
const only =
  (tag: string, status: number): Break =>
  (next) =>
  async (request) => {
    const id = operationIn(request)
    const isThere = id === null || [tag, 'session'].includes(operationOf(id).tag)
    return isThere ? reworded(next)(request) : { kind: 'reply', reply: missing(status) }
  }

let mock: InProcess
beforeAll(async () => {
  mock = await startInProcess()
})
afterAll(() => mock.stop())

test.for(tags)('a server with only %s fails no check of it', async (tag) => {
  const driver = mock.driver(only(tag, tags.indexOf(tag) % 2 === 0 ? 404 : 501))
  const { results } = await run(
    checks.filter((it) => it.tag === tag),
    driver,
    { credentials: demoCredentials, hooks: await Hooks.of(driver), transitionTimeout: 1, runId: 'tag' },
  )
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  expect(failed.map(({ check, message }) => `${check.id}: ${message}`)).toEqual([])
  const left = results.flatMap(({ outcome, message }) => (outcome === 'skipped' && message ? [message] : []))
  expect(left.filter((message) => !message.startsWith('needs '))).toEqual([])
})
