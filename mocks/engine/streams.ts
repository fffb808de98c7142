import { createEmitter } from '#src/emitter.ts'
import type { AudienceEvent, EventSource, ReadSnapshot, StreamEvent, Ticker } from './types.ts'

/** Number of past events that a reconnecting client can receive. */
const HISTORY = 200

/** Delivers events of committed changes to open streams. */
export class EventHub implements EventSource {
  readonly #emitter = createEmitter<AudienceEvent & StreamEvent>()
  readonly #history: Array<AudienceEvent & StreamEvent> = []
  #lastId = 0

  get isListenedTo(): boolean {
    return this.#emitter.size > 0
  }

  publish(event: AudienceEvent): void {
    this.#lastId += 1
    const id = String(this.#lastId)
    const numbered = { ...event, id, data: { ...event.data, id } }
    this.#history.push(numbered)
    if (this.#history.length > HISTORY) this.#history.shift()
    this.#emitter.emit(numbered)
  }

  subscribe(
    lastEventId: string | null,
    wants: (event: AudienceEvent) => boolean,
    push: (event: StreamEvent) => void,
  ): () => void {
    const listener = (event: AudienceEvent & StreamEvent) => {
      if (wants(event)) push({ id: event.id, type: event.type, data: event.data })
    }
    if (lastEventId !== null) {
      for (const event of this.#history) if (Number(event.id) > Number(lastEventId)) listener(event)
    }
    return this.#emitter.subscribe(listener)
  }
}

/** Notifies open streams of the new time. */
export class TickerHub implements Ticker {
  readonly #emitter = createEmitter<ReadSnapshot>()

  get isListenedTo(): boolean {
    return this.#emitter.size > 0
  }

  subscribe(onTick: (snapshot: ReadSnapshot) => void): () => void {
    return this.#emitter.subscribe(onTick)
  }

  tick(snapshot: ReadSnapshot): void {
    this.#emitter.emit(snapshot)
  }
}
