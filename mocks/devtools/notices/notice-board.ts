import { createStore } from '#src/emitter.ts'
import type { StorageNotice } from '../../db/persistence/live-database.ts'
import type { Violation } from '../../engine/contract-check.ts'
import type { FailedJob } from '../../engine/events.ts'

/** Event in the mock to show to the user. */
export type Event =
  | { readonly kind: 'storage'; readonly notice: StorageNotice }
  /** `?scenario=` is invalid. */
  | { readonly kind: 'no-such-scenario'; readonly reasons: readonly string[] }
  /** A response of a handler or a live backend violates the contract. */
  | { readonly kind: 'violation'; readonly violation: Violation }
  /** A live backend did not respond. */
  | { readonly kind: 'live-silent'; readonly message: string; readonly origin: string }
  /** A live backend rejected a user who is signed in at the mock. */
  | {
      readonly kind: 'live-unknown-caller'
      readonly operationId: string
      readonly requestId: string | null
    }
  /** The scenario signs the user out, but the session at the live backend can't be ended. */
  | { readonly kind: 'live-session'; readonly url: string }
  /** The build's settings for a live backend are invalid. */
  | { readonly kind: 'not-live'; readonly reasons: readonly string[] }
  /** A handler threw something other than a Problem. */
  | { readonly kind: 'handler-failed'; readonly operationId: string; readonly message: string }
  /** A scheduled job failed. */
  | { readonly kind: 'job-failed'; readonly job: FailedJob; readonly message: string }
  /** Scheduled jobs failed as a whole. */
  | { readonly kind: 'tick-failed'; readonly message: string }

export interface Notice {
  readonly id: number
  readonly event: Event
  /** Number of occurrences. */
  readonly count: number
}

/** Events that were not dismissed. Created before any UI exists, so no event is lost. */
export class NoticeBoard {
  readonly #notices = createStore<readonly Notice[]>([])
  #lastId = 0

  /** Same array until something changes. */
  readonly notices = this.#notices.get
  readonly subscribe = this.#notices.subscribe

  /** Repeated events, for example from polling, increase the count. */
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
      // A page sends many requests at once, so report a missing backend only once.
      return `live-silent ${event.origin}`
    case 'live-unknown-caller':
    case 'live-session':
    case 'not-live':
      return event.kind
    case 'handler-failed':
      return `handler-failed ${event.operationId} ${event.message}`
    case 'job-failed':
      return `job-failed ${event.job.collection} ${event.job.id} ${event.message}`
    case 'tick-failed':
      return `tick-failed ${event.message}`
  }
}
