import { operations } from '../contract/operations.gen.ts'
import type { OperationId } from '../engine/types.ts'
import { sessionTokenOf } from '../handlers/shared/session-cookie.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Scenario } from '../scenarios/document.ts'
import { signInPersona } from '../scenarios/persona.ts'
import { compose } from '../scenarios/selection.ts'
import { firstDifference } from './difference.ts'
import { callsOf, type RecordedCall, type RecordedStep, type Recording } from './recording.ts'
import { substituteSecrets } from './secret-substitutes.ts'

/** A call with another result than in the recording. */
interface Difference {
  readonly operationId: string
  readonly method: string
  readonly url: string
  /** Status in the recording and in the replay; null for a broken connection. */
  readonly recorded: number | null
  readonly replayed: number | null
  /** JSON pointer into the response body. */
  readonly pointer: string
}

export interface ReplayReport {
  readonly calls: number
  readonly differences: readonly Difference[]
}

export type RecordedEdit = RecordedStep & { readonly kind: 'edit' }

/** Repeats a direct change of a row. */
type Edit = (step: RecordedEdit) => Promise<void>

/**
 * Repeats all recorded steps at their recorded times, without delays. Replaces the data by the recording's; the caller
 * must hold back requests meanwhile.
 *
 * @returns the differences, and the session of the last call
 */
export async function replay(
  runtime: Runtime,
  recording: Recording,
  edit: Edit,
): Promise<{ readonly report: ReplayReport; readonly token: string | null }> {
  const { db, clock, engine } = runtime
  await db.restore(recording.snapshot)
  engine.log.clear()
  runtime.scenario.set(withoutWaiting(compose([recording.scenario])))
  const differences: Difference[] = []
  let token: string | null = null
  const goTo = async (at: number) => {
    clock.fix(at)
    await runtime.limitLeap()
  }

  for (const step of recording.steps) {
    switch (step.kind) {
      case 'scenario': {
        const scenario = compose([step.scenario])
        if (!step.signsIn) runtime.scenario.adjust(withoutWaiting(scenario))
        else {
          runtime.scenario.set(withoutWaiting(scenario))
          const {
            result: { setCookie },
          } = await db.transaction((tx) => signInPersona(tx, scenario, step.at))
          token = sessionTokenOf(setCookie) ?? token
        }
        break
      }
      case 'edit':
        await goTo(step.at)
        await edit(step)
        break
      case 'tick':
        await goTo(step.at)
        await engine.tick()
        break
      case 'call': {
        // Commits without a step, such as clock changes, count too: repeat their number.
        while (db.sequence < step.sequence) await db.setClock({ mode: 'fixed', at: step.at })
        await goTo(step.at)
        const response = await resend(runtime, step)
        token = response.setToken ?? headerOf(step, 'cookie', sessionTokenOf) ?? token
        differences.push(...differencesOf(step, response))
      }
    }
  }
  const { clock: end } = recording
  await db.setClock(end.mode === 'fixed' ? end : clock.run(end.speed))
  runtime.scenario.set(compose([lastScenario(recording)]))
  return { report: { calls: callsOf(recording).length, differences }, token }
}

/** Response in the replay; `status` is null for a broken connection. */
interface ReplayedResponse {
  readonly status: number | null
  readonly body: string | null
  readonly setToken: string | null
}

/** Difference between a recorded and the replayed response, if there is one. */
function differencesOf(
  { method, url, operationId, status: recorded, response }: RecordedCall,
  { status: replayed, body }: ReplayedResponse,
): Difference[] {
  const pointer = replayed === recorded ? firstDifference(response, body) : ''
  return pointer === null
    ? []
    : [{ operationId: operationId ?? method, method, url, recorded, replayed, pointer }]
}

async function resend(
  { engine }: Runtime,
  { method, url, headers, body, operationId, status }: RecordedCall,
): Promise<ReplayedResponse> {
  const operation = operationId === null ? null : operations[operationId as OperationId]
  const secrets = operation && 'secrets' in operation ? operation.secrets : []
  const sent = substituteSecrets(secrets, body)
  const outcome = await engine.handle({
    method,
    url,
    headers: { get: (wanted) => headers.find(([name]) => name === wanted.toLowerCase())?.[1] ?? null },
    text: async () => sent ?? '',
    // A call that got no response, such as a timeout, would wait forever.
    ...(status === null && { signal: AbortSignal.abort() }),
  })
  if (outcome.kind !== 'reply') return { status: null, body: null, setToken: null }
  const { reply } = outcome
  const setCookie = reply.headers.find(([name]) => name === 'set-cookie')?.[1] ?? null
  return {
    status: reply.status,
    body: typeof reply.body === 'string' ? reply.body : null,
    setToken: sessionTokenOf(setCookie),
  }
}

function headerOf(step: RecordedCall, wanted: string, read: (value: string) => string | null): string | null {
  const value = step.headers.find(([name]) => name === wanted)?.[1]
  return value === undefined ? null : read(value)
}

/** Removes delays. Rules keep their positions and names, because random outcomes are seeded by them. */
function withoutWaiting(scenario: Scenario): Scenario {
  return {
    ...scenario,
    network: { ...scenario.network, latencyMs: 0, jitterMs: 0 },
    rules: scenario.rules.map((rule) => ('delayMs' in rule.then ? { ...rule, then: { delayMs: 0 } } : rule)),
  }
}

function lastScenario({ scenario, steps }: Recording): Recording['scenario'] {
  return steps.findLast((step) => step.kind === 'scenario')?.scenario ?? scenario
}
