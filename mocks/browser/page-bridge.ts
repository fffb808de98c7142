import type { EngineOutcome, EngineRequest } from '../engine/types.ts'
import type { CookieJar } from '../runtime/msw-handler.ts'
import { type BridgedReply, type BridgedRequest, PAGE_EVENTS } from './bridge-events.ts'

type Hot = Pick<NonNullable<ImportMeta['hot']>, 'on' | 'send'>

interface BridgedMock {
  /** Admin routes; null for other paths. */
  readonly admin: (request: EngineRequest) => Promise<EngineOutcome> | null
  readonly jar: CookieJar
}

/**
 * Answers requests to the admin routes that the dev server gets from outside of the browser.
 *
 * @returns a function that reports to the dev server that this page is the active one
 */
export function serveDevServer(hot: Hot, { admin, jar }: BridgedMock): () => void {
  hot.on(PAGE_EVENTS.request, async ({ id, method, url, body }: BridgedRequest) => {
    const outcome = await admin({
      method,
      url,
      headers: { get: (name) => (name === 'cookie' ? jar.read() : null) },
      text: async () => body,
    })
    if (outcome?.kind !== 'reply') return
    const { reply } = outcome
    const setCookie = reply.headers.find(([name]) => name === 'set-cookie')?.[1]
    if (setCookie !== undefined) jar.keep(setCookie)
    hot.send(PAGE_EVENTS.reply, {
      id,
      status: reply.status,
      headers: reply.headers.filter(([name]) => name !== 'set-cookie'),
      body: typeof reply.body === 'string' ? reply.body : null,
      outdated: setCookie !== undefined || beginsNewWorld(reply.body),
    } satisfies BridgedReply)
  })
  const announce = () => hot.send(PAGE_EVENTS.here, null)
  announce()
  return announce
}

function beginsNewWorld(body: unknown): boolean {
  if (typeof body !== 'string' || !body.includes('"newWorld"')) return false
  return (JSON.parse(body) as { newWorld?: boolean }).newWorld === true
}
