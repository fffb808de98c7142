import type { EngineEvent } from '../engine/events.ts'
import type { EngineRequest, HeaderList } from '../engine/types.ts'
import type { Runtime, RuntimeEvent } from '../runtime/runtime.ts'
import { scenarioDocument } from '../scenarios/document.ts'
import { emptyRecording, MAX_STEPS, type RecordedStep, type Recording, readRecording } from './recording.ts'

/** Headers that handlers read in addition to their operation's parameters. */
const HEADERS = ['cookie', 'authorization', 'content-type', 'user-agent', 'idempotency-key', 'if-match']

/** Records calls to the mock and changes of its state. */
export interface Recorder {
  readonly isRunning: boolean
  /** Current or last recording. */
  readonly recording: Recording | null
  /** Starts a recording from the current state. Resets the rules' counts. */
  start(): Promise<void>
  stop(): void
  /**
   * Loads a recording from a file, or from before a reload.
   *
   * @param continues true to go on recording
   * @throws InputError
   */
  load(recording: unknown, continues?: boolean): void
  /** Adds a step that bypassed the API. No effect while not recording. */
  addStep(step: RecordedStep): void
}

export function createRecorder(runtime: Runtime): Recorder {
  const { db, clock, scenario } = runtime
  let recording: Recording | null = null
  let isRunning = false

  const addStep = (step: RecordedStep) => {
    if (!isRunning || recording === null) return
    recording.steps.push(step)
    if (recording.steps.length >= MAX_STEPS) stop()
  }
  const record = (event: RuntimeEvent) => {
    if (event.kind === 'jobs-run') addStep({ kind: 'tick', at: event.at })
    if (event.kind !== 'handled') return
    const step = stepOf(event)
    if (step !== null) addStep(step)
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
    load: (raw, continues = false) => {
      stop()
      recording = readRecording(raw)
      if (continues) run()
    },
    addStep,
  }
}

/** Null for calls that can't be replayed: streams, and calls to the live backend. */
function stepOf({ entry, exchange }: EngineEvent & { readonly kind: 'handled' }): RecordedStep | null {
  const { at, method, url, operationId, requestBody, requestHeaders, status, responseBody, source } = entry
  const isStream = entry.responseHeaders.some(
    ([name, value]) => name === 'content-type' && value === 'text/event-stream',
  )
  if (isStream || source === 'live') return null
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
