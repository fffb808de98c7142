import type { CollectionName, MailRow } from '../db/index.ts'
import { LOG_LIMIT, type LogEntry } from '../engine/request-log.ts'
import { InputError, parseAs, parseJson, parseQuery } from '../kernel/input.ts'
import { iso } from '../kernel/iso-time.ts'
import { z } from '../kernel/zod.ts'
import { toFixtureModule } from '../recording/fixtures-export.ts'
import { toHar } from '../recording/har-export.ts'
import { callsOf } from '../recording/recording.ts'
import { readTraffic } from '../recording/traffic.ts'
import { type InlineScenario, type ScenarioDocument, scenarioChange } from '../scenarios/document.ts'
import { namedScenarios } from '../scenarios/named/index.ts'
import { readChoice, readSelection } from '../scenarios/selection.ts'
import { clockInput } from './clock-input.ts'
import type { Applied, MockControl } from './control.ts'
import { logFilter } from './log-filter.ts'

export interface AdminRoute {
  readonly method: string
  /** Relative to `ADMIN_BASE`. */
  readonly path: string
  /** Names of the query parameters; others are rejected. */
  readonly parameters?: readonly string[]
  run(input: AdminInput): Promise<AdminResult>
}

interface AdminInput {
  readonly query: URLSearchParams
  /** `Cookie` header. */
  readonly cookies: string | null
  text(): Promise<string>
}

/** JSON body; without one the response is a 204. */
interface AdminResult {
  readonly body?: unknown
  readonly setCookie?: string | null
}

/** All admin routes. Times are in RFC 3339, as in the contract. */
export function adminRoutes(control: MockControl): readonly AdminRoute[] {
  const clock = () => ({ now: iso(control.clock.now), ...control.clock.state })
  const state = async () => ({ ...(await control.state()), clock: clock() })

  const recorderState = () => {
    const { isRunning, recording } = control.recorder
    return { running: isRunning, calls: recording === null ? 0 : callsOf(recording).length }
  }

  const found = (query: URLSearchParams) => control.log().filter(logFilter(query.get('filter') ?? ''))

  /** @param target path, with the names of its query parameters: `/log?filter&limit` */
  const route = (method: string, target: string, run: AdminRoute['run']): AdminRoute => {
    const [path = '', parameters = ''] = target.split('?')
    return { method, path, parameters: parameters.split('&').filter(Boolean), run }
  }
  const moveClock: AdminRoute['run'] = async ({ text }) => {
    await control.moveClock(parseAs(clockInput, await text()))
    return { body: clock() }
  }

  return [
    route('GET', '/state', async () => ({ body: await state() })),

    route('GET', '/scenarios', async () => ({
      body: { items: namedScenarios, own: control.savedScenarios.list() },
    })),
    route('PUT', '/scenarios', async ({ text }) => ({
      body: control.savedScenarios.save(parseJson(await text())),
    })),
    route('DELETE', '/scenarios?name', async ({ query }) => {
      control.savedScenarios.remove(required(query, 'name'))
      return {}
    }),
    route('GET', '/scenario', async () => ({ body: control.scenario })),
    route('PUT', '/scenario', async ({ text, cookies }) =>
      applied(await control.apply(readScenario(await text(), control.savedScenarios.list()), { cookies })),
    ),
    route('PATCH', '/scenario', async ({ text }) => {
      control.adjust(parseAs(scenarioChange, await text()))
      return { body: control.scenario }
    }),
    route('PUT', '/traffic?scenario', async ({ query, text, cookies }) => {
      const below = readSelection(query.get('scenario') ?? '', control.savedScenarios.list())
      const { scenario, report } = readTraffic(parseJson(await text()))
      const { newWorld, setCookie } = await control.apply([...below, scenario], { cookies })
      return { body: { newWorld, report }, setCookie }
    }),
    route('POST', '/reset', async ({ text, cookies }) => {
      const choice = await text()
      const scenario = choice === '' ? undefined : readScenario(choice, control.savedScenarios.list())
      return applied(await control.reset({ cookies }, scenario))
    }),
    route('POST', '/undo', async ({ cookies }) => applied(await control.undo({ cookies }))),

    route('GET', '/clock', async () => ({ body: clock() })),
    route('PUT', '/clock', moveClock),
    route('POST', '/clock', moveClock),

    route('GET', '/rows?collection&q&offset&limit', async ({ query }) => {
      const wanted = parseQuery(rowsWanted, query)
      const { rows, total } = await control.rows(collectionIn(query), wanted)
      return { body: { items: rows, total } }
    }),
    route('PUT', '/rows?collection&id', async ({ query, text }) => ({
      body: await control.putRow(collectionIn(query), parseJson(await text()), query.get('id') ?? undefined),
    })),
    route('DELETE', '/rows?collection&id', async ({ query }) => {
      await control.removeRow(collectionIn(query), required(query, 'id'))
      return {}
    }),

    route('POST', '/recording', async ({ text }) => {
      const { running } = parseAs(recorderInput, await text())
      if (running) await control.recorder.start()
      else control.recorder.stop()
      return { body: recorderState() }
    }),
    route('GET', '/recording', async () => {
      const { recording } = control.recorder
      if (recording === null)
        throw new InputError('There is no recording. Start one, use the app, then stop it.')
      return { body: recording }
    }),
    route('PUT', '/recording', async ({ text }) => {
      control.recorder.load(parseJson(await text()))
      return { body: recorderState() }
    }),
    route('POST', '/replay', async () => {
      const { report, ...then } = await control.replay()
      const { body, setCookie } = applied(then)
      return { body: { ...body, report }, setCookie }
    }),

    route('GET', '/mails?to', async ({ query }) => {
      const mails = await control.mails(query.get('to') ?? undefined)
      return { body: { items: mails.map(toMail) } }
    }),

    // Replaces the authenticator app: no real one runs on the mock's clock.
    route('GET', '/one-time-code?secret&challenge', async ({ query }) => {
      const challengeId = query.get('challenge')
      const of = challengeId === null ? { secret: query.get('secret') ?? '' } : { challengeId }
      return { body: { code: await control.oneTimeCode(of) } }
    }),

    route('GET', '/log?filter&limit', async ({ query }) => {
      const { limit: latest = LOG_LIMIT } = parseQuery(entriesWanted, query)
      return { body: { items: found(query).slice(-latest).map(toEntry) } }
    }),
    route('GET', '/log/har?filter', async ({ query }) => ({ body: toHar(found(query)) })),
    route('GET', '/log/fixtures?filter', async ({ query }) => ({
      body: { module: toFixtureModule(found(query)) },
    })),
    route('DELETE', '/log', async () => {
      control.clearLog()
      return {}
    }),
    route('GET', '/violations', async () => ({
      body: {
        items: control
          .log()
          .filter((entry) => entry.violation !== null)
          .map(toEntry),
      },
    })),

    route('GET', '/rules', async () => {
      const tallies = control.tallies()
      return { body: { items: control.scenario.rules.map((rule, i) => ({ rule, ...tallies[i] })) } }
    }),
    route('GET', '/handlers', async () => ({ body: { items: control.handlers.list() } })),
    route('DELETE', '/handlers?id', async ({ query }) => {
      const id = required(query, 'id')
      if (!control.handlers.remove(id)) throw new InputError(`There is no handler “${id}”.`)
      return {}
    }),

    route('GET', '/snapshot', async () => ({ body: await control.snapshot() })),
    route('PUT', '/snapshot', async ({ text, cookies }) =>
      applied(await control.restore(parseJson(await text()), { cookies })),
    ),
  ]
}

/** Parses names and documents as in a URL (`large,slow`), or JSON: a string, a document, or a list of them. */
function readScenario(text: string, saved: readonly ScenarioDocument[]): InlineScenario[] {
  return /^\s*["[]/.test(text) ? readChoice(parseJson(text), saved) : readSelection(text, saved)
}

/** Doesn't check that the collection exists; the code that reads it does. */
function collectionIn(query: URLSearchParams): CollectionName {
  return (query.get('collection') ?? '') as CollectionName
}

/** @throws InputError if the parameter is missing or empty */
function required(query: URLSearchParams, name: string): string {
  const value = query.get(name)
  if (!value) throw new InputError(`The parameter “${name}” is missing.`)
  return value
}

/** Query parameters are strings. */
const count = (min: number, max: number) =>
  z.coerce.number('expected a number').int('expected an integer').min(min).max(max).optional()

const rowsWanted = z
  .object({ q: z.string().optional(), offset: count(0, Number.MAX_SAFE_INTEGER), limit: count(1, 1000) })
  .transform(({ q, offset, limit }) => ({
    ...(q !== undefined && { text: q }),
    ...(offset !== undefined && { offset }),
    ...(limit !== undefined && { limit }),
  }))

const entriesWanted = z.object({ limit: count(1, LOG_LIMIT) })

const recorderInput = z.strictObject({ running: z.boolean() })

function applied({ scenario, newWorld, setCookie }: Applied) {
  return { body: { scenario, newWorld }, setCookie }
}

function toMail({ at, ...mail }: MailRow) {
  return { ...mail, at: iso(at) }
}

function toEntry({ at, ...entry }: LogEntry) {
  return { ...entry, at: iso(at) }
}
