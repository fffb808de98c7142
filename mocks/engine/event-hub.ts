import type { AudienceEvent, EventSource, StreamEvent } from './types.ts'

/** How many past events a reconnecting caller can still catch up on. */
const HISTORY = 200

/** Hands events of committed changes to the open streams. */
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
