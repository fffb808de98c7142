import { bypass } from 'msw'
import { setupServer } from 'msw/node'
import { createAdmin } from './admin/admin.ts'
import { createControl } from './admin/control.ts'
import { memoryStore } from './db/persistence/memory.ts'
import { describeIssues } from './kernel/input.ts'
import { readTraffic, type TrafficReport } from './recording/traffic.ts'
import { HandlerOverrides } from './runtime/handler-overrides.ts'
import { createForwarder } from './runtime/live.ts'
import { CloudHandler, type RequestTarget } from './runtime/msw-handler.ts'
import { isFailure, startRuntime } from './runtime/runtime.ts'
import { scenarioChange } from './scenarios/document.ts'
import { onCalls, type RuleList } from './scenarios/on-calls.ts'
import { compose, readSelection, SelectionError } from './scenarios/selection.ts'
import type { OperationId } from './scenarios/target.ts'

/**
 * The mock for Vitest: answers `fetch` to the API's base path on any origin. Node has no cookie jar, so tests send the
 * `cookie` header themselves.
 */
export async function startNodeMocks(selection = 'test') {
  const failures: unknown[] = []
  const handlers = new HandlerOverrides()
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: Date.now,
      appUrl: 'http://localhost:5173',
      live: createForwarder({
        fetch: (request) => fetch(bypass(request)),
        origin: 'http://localhost',
        passesCookies: true,
      }),
      handlers,
      report: (event) => {
        if (isFailure(event)) failures.push(event)
      },
    },
    compose(readSelection(selection)),
  )
  handlers.logTo(runtime)
  const control = createControl(runtime)
  const admin = createAdmin(control)
  const target: RequestTarget = {
    handle: (request) => admin(request) ?? runtime.handle(request),
  }
  const server = setupServer(new CloudHandler(target, null, handlers))
  const rules: RuleList = {
    change: async (change) => {
      const parsed = scenarioChange.safeParse({ rules: change(control.scenario.rules) })
      if (!parsed.success) throw new SelectionError(describeIssues(parsed.error))
      control.adjust(parsed.data)
    },
  }
  return {
    runtime,
    server,
    /** Rules and MSW handlers on top of the mock. */
    mocks: {
      /** Forces outcomes of an operation's calls from now on. */
      on: <Op extends OperationId>(operation: Op) => onCalls(rules, operation),
      /**
       * Plays recorded traffic: an HTTP Archive, a recording, or fixtures. Scenarios below it, as in a URL, decide
       * what is not recorded. A new world may begin.
       */
      play: async (traffic: object, below = selection): Promise<TrafficReport> => {
        const { scenario, report } = readTraffic(traffic)
        await control.apply([...readSelection(below, control.savedScenarios.list()), scenario])
        return report
      },
      /** Lets MSW handlers answer before the mock. The last ones come first. */
      use: handlers.use,
      /** Removes all rules and handlers. */
      reset: () => {
        control.adjust({ rules: [] })
        handlers.clear()
      },
    },
    /** Contract violations, handler bugs and storage notices since the start. Tests assert that there are none. */
    failures,
  }
}
