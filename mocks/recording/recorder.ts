import type { EngineEvent } from '../engine/events.ts'
import type { EngineRequest, HeaderList } from '../engine/types.ts'
import type { Runtime, RuntimeEvent } from '../runtime/runtime.ts'
import { scenarioDocument } from '../scenarios/document.ts'
import { emptyRecording, MAX_STEPS, type RecordedStep, type Recording, readRecording } from './recording.ts'

/** What handlers read, beside the parameters of their operation. */
const HEADERS = ['cookie', 'authorization', 'content-type', 'user-agent', 'idempotency-key', 'if-match']

/** Writes down what is done to a mock. */
export interface Recorder {
  readonly isRunning: boolean
  /** The run that is being recorded, or was last. */
  readonly recording: Recording | null
  /** Begins a recording with the world as it is. Rules count from the start. */
  start(): Promise<void>
  stop(): void
  /** Takes one from elsewhere: a file, or the page before this one, where it goes on. Throws InputError. */
  take(recording: unknown, goesOn?: boolean): void
  /** Notes what was done to the mock past its API. */
  note(step: RecordedStep): void
}

export function createRecorder(runtime: Runtime): Recorder {
  const { db, clock, scenario } = runtime
  let recording: Recording | null = null
  let isRunning = false

  const note = (step: RecordedStep) => {
    if (!isRunning || recording === null) return
    recording.steps.push(step)
    if (recording.steps.length >= MAX_STEPS) stop()
  }
  const record = (event: RuntimeEvent) => {
    if (event.kind === 'jobs-run') note({ kind: 'tick', at: event.at })
    if (event.kind !== 'handled') return
    const step = stepOf(event)
    if (step !== null) note(step)
  }
  let unsubscribe = () => {}
  const run = () => {
    isRunning = true
    unsubscribe = runtime.onEvent(record)
  }
  function stop(): void {
    if (isRunning && recording !== null) recording = { ...recording, clock: clock.state }
    isRunning = false
    unsubscribe()
  }

  return {
    get isRunning() {
      return isRunning
    },
    get recording() {
      return recording
    },
    start: () =>
      runtime.holdRequests(async () => {
        scenario.set(scenario.document)
        recording = emptyRecording({
          scenario: scenarioDocument.parse(scenario.document),
          snapshot: structuredClone(await db.snapshot()),
          clock: clock.state,
        })
        run()
      }),
    stop,
    take: (raw, goesOn = false) => {
      stop()
      recording = readRecording(raw)
      if (goesOn) run()
    },
    note,
  }
}

/** Null for what leaves nothing to do again: a stream, what went to the live backend, and what its caller gave up before. */
function stepOf({ entry, exchange }: EngineEvent & { readonly kind: 'handled' }): RecordedStep | null {
  const { at, method, url, operationId, requestBody, requestHeaders, status, responseBody, source, rule } =
    entry
  const isStream = entry.responseHeaders.some(
    ([name, value]) => name === 'content-type' && value === 'text/event-stream',
  )
  const wasGivenUp = source === 'fault' && rule === null
  if (isStream || source === 'live' || wasGivenUp) return null
  return {
    kind: 'call',
    at,
    sequence: exchange.sequenceOnArrival,
    method,
    url: pathOf(url),
    operationId,
    headers: headersOf(exchange.request, requestHeaders),
    body: requestBody,
    status,
    response: responseBody,
  }
}

function headersOf(request: EngineRequest, documented: HeaderList) {
  const names = new Set([...HEADERS, ...documented.map(([name]) => name.toLowerCase())])
  return [...names].flatMap((name): [string, string][] => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://mock')
  return pathname + search
}
