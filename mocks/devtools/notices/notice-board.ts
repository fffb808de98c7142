import { createStore } from '#src/emitter.ts'
import type { StorageNotice } from '../../db/persistence/live-database.ts'
import type { Violation } from '../../engine/contract-check.ts'

/** Something that happened in the mock and that a person should see. */
export type Event =
  | { readonly kind: 'storage'; readonly notice: StorageNotice }
  /** `?scenario=` could not be read. */
  | { readonly kind: 'no-such-scenario'; readonly reasons: readonly string[] }
  /** A handler, or a live backend, answered outside the contract. */
  | { readonly kind: 'violation'; readonly violation: Violation }
  /** A live backend gave no answer. */
  | { readonly kind: 'live-silent'; readonly message: string; readonly origin: string }
  /** A live backend refused somebody who has signed in at the mock. */
  | { readonly kind: 'live-unknown-caller'; readonly operationId: string }
  /** What the build's settings say of a live backend could not be read. */
  | { readonly kind: 'not-live'; readonly reasons: readonly string[] }
  /** A handler threw something that is no problem of the contract. */
  | { readonly kind: 'handler-failed'; readonly operationId: string; readonly message: string }

export interface Notice {
  readonly id: number
  readonly event: Event
  /** How often it has happened. */
  readonly count: number
}

/**
 * What happened and has not been dismissed. It exists from the very start, before anything is there to show it, so
 * that nothing is missed.
 */
export class NoticeBoard {
  readonly #notices = createStore<readonly Notice[]>([])
  #lastId = 0

  /** The same array until something changes. */
  readonly notices = this.#notices.get
  readonly subscribe = this.#notices.subscribe

  /** What happens again, as when a screen polls, is counted, not repeated. */
  add(event: Event): void {
    const known = this.notices().find((notice) => keyOf(notice.event) === keyOf(event))
    this.#lastId += 1
    const notice = { id: known?.id ?? this.#lastId, event, count: (known?.count ?? 0) + 1 }
    this.#notices.set([...this.notices().filter((other) => other !== known), notice])
  }

  dismiss(id: number): void {
    this.#notices.set(this.notices().filter((notice) => notice.id !== id))
  }
}

function keyOf(event: Event): string {
  switch (event.kind) {
    case 'storage':
      return `storage ${event.notice.kind}`
    case 'no-such-scenario':
      return `no-such-scenario ${event.reasons.join()}`
    case 'violation': {
      const { operationId, status, errors } = event.violation
      return `violation ${operationId} ${status} ${errors[0]?.pointer}`
    }
    case 'live-silent':
      // A page asks for much at once: that nobody is there is one thing to be told.
      return `live-silent ${event.origin}`
    case 'live-unknown-caller':
    case 'not-live':
      return event.kind
    case 'handler-failed':
      return `handler-failed ${event.operationId} ${event.message}`
  }
}
