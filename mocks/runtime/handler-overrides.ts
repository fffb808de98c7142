import { getResponse, isPassthroughResponse, type RequestHandler } from 'msw'
import { createEmitter } from '#src/emitter.ts'
import { contractErrors, parseForeignJson, violationText } from '../engine/contract-check.ts'
import { isJson, isText, mediaTypeOf, type UnserializedReply } from '../engine/reply.ts'
import { findRoute } from '../engine/router.ts'
import { withoutSecrets } from '../engine/secrets.ts'
import type { KnownOperation } from '../engine/types.ts'
import { stopwatch } from '../kernel/real-time.ts'
import { API_BASE } from './addresses.ts'
import type { HandlerOverride, HandlerOverrideList } from './handler-override-list.ts'
import type { Runtime } from './runtime.ts'

/** Result of `use`. */
export interface UsedHandlers {
  /** Removes the handlers; can be called repeatedly. */
  remove(): void
}

interface OverriddenResponse {
  readonly request: Request
  readonly response: Response
  readonly name: string
  readonly tookMs: number
}

/** MSW handlers of developers and tests. They get requests to the API before the mock does. */
export class HandlerOverrides implements HandlerOverrideList {
  #entries: { readonly id: string; readonly handler: RequestHandler; calls: number }[] = []
  #count = 0
  readonly #responded = createEmitter<OverriddenResponse>()

  /** Adds handlers. The first of a call comes first, before those of earlier calls. */
  readonly use = (...handlers: RequestHandler[]): UsedHandlers => {
    const added = handlers.map((handler) => {
      this.#count += 1
      return { id: `handler-${this.#count}`, handler, calls: 0 }
    })
    this.#entries = [...added, ...this.#entries]
    return { remove: () => added.forEach(({ id }) => void this.remove(id)) }
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0
  }

  list(): readonly HandlerOverride[] {
    return this.#entries.map(({ id, handler, calls }) => ({ id, name: String(handler.info.header), calls }))
  }

  remove(id: string): boolean {
    const before = this.#entries.length
    this.#entries = this.#entries.filter((entry) => entry.id !== id)
    return this.#entries.length < before
  }

  clear(): void {
    this.#entries = []
  }

  /** Response of the first handler that returns one; undefined if none does. */
  async respond(request: Request): Promise<Response | undefined> {
    const startedAt = stopwatch()
    for (const entry of this.#entries) {
      const response = await getResponse([entry.handler], request.clone())
      if (response === undefined) continue
      entry.calls += 1
      const name = `handler: ${entry.handler.info.header}`
      this.#responded.emit({ request, response, name, tookMs: stopwatch() - startedAt })
      return response
    }
    return undefined
  }

  /** Adds an entry to the mock's request log for each response of a handler. */
  logTo(runtime: Runtime): void {
    this.#responded.subscribe((response) => void log(runtime, response))
  }
}

async function log(
  { engine, clock }: Runtime,
  { request, response, name, tookMs }: OverriddenResponse,
): Promise<void> {
  if (isPassthroughResponse(response)) return
  const [requestBody, copy] = [request.clone(), response.clone()]
  const { pathname, search } = new URL(request.url)
  const route = findRoute(request.method, pathname.slice(API_BASE.length))
  const operation = route.kind === 'operation' ? route.operation : null
  const isBroken = response.type === 'error'
  const headers = [...response.headers].filter(([header]) => header !== 'set-cookie')
  const mediaType = mediaTypeOf({ headers })
  const body = isText(mediaType) && mediaType !== 'text/event-stream' ? await copy.text() : null
  engine.log.add({
    requestId: engine.log.nextRequestId(),
    at: clock.now(),
    method: request.method,
    url: `${pathname}${search}`,
    page: null,
    operationId: operation?.id ?? null,
    requestHeaders: [],
    requestBody: request.method === 'GET' ? null : withoutSecrets(operation, await requestBody.text()),
    status: isBroken ? null : response.status,
    responseHeaders: headers,
    responseBody: body,
    rule: name,
    source: 'handler',
    liveUrl: null,
    liveRequestId: null,
    violation:
      operation === null || isBroken
        ? null
        : violationOf(operation, { status: response.status, mediaType, body }),
    tookMs,
  })
}

function violationOf(operation: KnownOperation, response: Omit<UnserializedReply, 'headers'>): string | null {
  const { status, mediaType } = response
  const body = isJson(mediaType ?? '') ? parseForeignJson(String(response.body)) : response.body
  const errors = contractErrors(operation, { ...response, body })
  return errors.length === 0 ? null : violationText({ operationId: operation.id, status, errors })
}
