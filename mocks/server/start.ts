import type { AddressInfo } from 'node:net'
import { createAdmin } from '../admin/admin.ts'
import { createControl } from '../control.ts'
import type { Store } from '../db/persistence/store.ts'
import { startRuntime } from '../runtime.ts'
import { compose, placeable, readSelection } from '../scenarios/selection.ts'
import { sleep } from '../sleep.ts'
import { serve } from './http.ts'
import { type ServerOptions, UsageError } from './options.ts'

/** How often due life cycles happen by themselves, in milliseconds, so that open streams hear of them. */
const TICK = 1000

export interface MockServer {
  /** Origin, without a trailing slash. */
  readonly url: string
  /** Takes no more requests, ends the streams, saves what is to be saved. */
  stop(): Promise<void>
}

interface StartOptions extends Omit<ServerOptions, 'data'> {
  readonly store: Store
  /** Where notices and deviations from the contract go. */
  report(message: string): void
  readonly realNow?: () => number
}

/**
 * Starts the mock on a port.
 * @throws UsageError when the port is taken or may not be used, SelectionError for a scenario that is unknown or cannot be
 */
export async function startServer(options: StartOptions): Promise<MockServer> {
  const scenario = await placeable(compose(readSelection(options.scenario)))
  const runtime = await startRuntime(
    {
      store: options.store,
      realNow: options.realNow ?? Date.now,
      sleep,
      appUrl: options.appUrl,
      onNotice: (notice) => options.report(`${notice.kind}: ${notice.detail}`),
      onViolation: ({ operationId, status, errors }) =>
        options.report(
          `Outside the contract: ${operationId} ${status} ${errors[0]?.pointer ?? ''} ${errors[0]?.message ?? ''}`,
        ),
      onError: (error, operationId) =>
        options.report(`${operationId} failed: ${error instanceof Error ? error.stack : String(error)}`),
    },
    options.seed === null ? scenario : { ...scenario, seed: options.seed },
  )
  const admin = createAdmin(createControl(runtime))
  const server = serve(async (request) => (await admin(request)) ?? runtime.handle(request))

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, options)))
    server.listen(options.port, options.host, resolve)
  })
  const ticking = setInterval(() => void runtime.engine.tick(), TICK)

  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      clearInterval(ticking)
      server.close()
      server.closeAllConnections()
      await runtime.close()
    },
  }
}

function listenError(error: NodeJS.ErrnoException, { port, host }: ServerOptions | StartOptions): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UsageError(`Port ${port} is taken. Stop what listens there, or choose another with --port.`)
    case 'EACCES':
      return new UsageError(`This user may not listen on port ${port}. Choose one above 1023 with --port.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new UsageError(`This machine has no address ${host}. Choose another with --host.`)
    default:
      return error
  }
}
