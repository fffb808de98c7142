import type { AudienceEvent, EventSource, ReadSnapshot, StreamEvent, Ticker } from './types.ts'

/** Number of past events a reconnecting caller can catch up on. */
const HISTORY = 200

/** Delivers events of committed changes to open streams. */
export class EventHub implements EventSource {
  readonly #listeners = new Set<(event: AudienceEvent & StreamEvent) => void>()
  readonly #history: Array<AudienceEvent & StreamEvent> = []
  #lastId = 0

  get isListenedTo(): boolean {
    return this.#listeners.size > 0
  }

  publish(event: AudienceEvent): void {
    this.#lastId += 1
    const id = String(this.#lastId)
    const numbered = { ...event, id, data: { ...event.data, id } }
    this.#history.push(numbered)
    if (this.#history.length > HISTORY) this.#history.shift()
    for (const listener of this.#listeners) listener(numbered)
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
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Tells open streams that time has passed. */
export class TickerHub implements Ticker {
  readonly #listeners = new Set<(snapshot: ReadSnapshot) => void>()

  get isListenedTo(): boolean {
    return this.#listeners.size > 0
  }

  subscribe(onTick: (snapshot: ReadSnapshot) => void): () => void {
    this.#listeners.add(onTick)
    return () => this.#listeners.delete(onTick)
  }

  tick(snapshot: ReadSnapshot): void {
    // A listener may end its stream, and with it its subscription.
    for (const onTick of [...this.#listeners]) onTick(snapshot)
  }
}
