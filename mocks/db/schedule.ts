/** A row whose time will come: a transition that ends, a backup that is done. */
export interface ScheduledJob {
  readonly collection: string
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * What is due when, over all collections that have deadlines (`CollectionDefinition.due`). It follows from the rows
 * as an index does, so it cannot disagree with them; and it holds the few that wait, not the many that don't, so that
 * asking costs the same however many rows there are.
 */
export interface Schedule {
  /** When the first row is due, epoch milliseconds; infinite when none waits. */
  earliest(): number
  /** The row that is due first, by time and then by id, unless that is later than `now`. */
  first(now: number): ScheduledJob | undefined
}

function precedes(a: ScheduledJob, b: ScheduledJob): boolean {
  return a.at !== b.at ? a.at < b.at : a.id < b.id
}

/** Of the rows that are committed. */
export class CommittedSchedule implements Schedule {
  /** When each row is due, by collection and id. */
  readonly #times = new Map<string, Map<string, number>>()
  /** Null when it has to be looked for. */
  #earliest: number | null = Number.POSITIVE_INFINITY

  earliest(): number {
    if (this.#earliest === null) {
      let earliest = Number.POSITIVE_INFINITY
      for (const times of this.#times.values()) {
        for (const at of times.values()) if (at < earliest) earliest = at
      }
      this.#earliest = earliest
    }
    return this.#earliest
  }

  first(now: number): ScheduledJob | undefined {
    if (this.earliest() > now) return undefined
    let first: ScheduledJob | undefined
    for (const it of this.all()) if (first === undefined || precedes(it, first)) first = it
    return first
  }

  /** In no particular order. */
  *all(): Iterable<ScheduledJob> {
    for (const [collection, times] of this.#times) for (const [id, at] of times) yield { collection, id, at }
  }

  /** @param at when the row is due now; null when it no longer is, or is gone */
  note(collection: string, id: string, at: number | null): void {
    let times = this.#times.get(collection)
    if (times === undefined) {
      times = new Map()
      this.#times.set(collection, times)
    }
    const before = times.get(id)
    if (at !== null) times.set(id, at)
    else if (before !== undefined) times.delete(id)
    if (before !== undefined && before === this.#earliest) this.#earliest = null
    if (at !== null && this.#earliest !== null && at < this.#earliest) this.#earliest = at
  }

  clear(): void {
    this.#times.clear()
    this.#earliest = Number.POSITIVE_INFINITY
  }
}

/**
 * What a transaction sees: what is committed, under what it has written. Made when a transaction first looks, which
 * only the settling of the world does; it then sees each deadline that its own writes bring.
 */
export class StagedSchedule implements Schedule {
  readonly #dueAt: (collection: string, id: string) => number | null
  /** The first one last, so that it is taken off the end. What the rows no longer say is passed over there. */
  readonly #waiting: ScheduledJob[]

  /** @param dueAt when a row is due as the transaction sees it */
  constructor(
    appointments: Iterable<ScheduledJob>,
    dueAt: (collection: string, id: string) => number | null,
  ) {
    this.#dueAt = dueAt
    this.#waiting = [...appointments].sort((a, b) => (precedes(a, b) ? 1 : -1))
  }

  earliest(): number {
    return this.first(Number.POSITIVE_INFINITY)?.at ?? Number.POSITIVE_INFINITY
  }

  first(now: number): ScheduledJob | undefined {
    for (let it = this.#waiting.at(-1); it !== undefined; it = this.#waiting.at(-1)) {
      if (this.#dueAt(it.collection, it.id) === it.at) return it.at <= now ? it : undefined
      this.#waiting.pop()
    }
    return undefined
  }

  note(job: ScheduledJob): void {
    let low = 0
    let high = this.#waiting.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (precedes(job, this.#waiting[middle] as ScheduledJob)) low = middle + 1
      else high = middle
    }
    this.#waiting.splice(low, 0, job)
  }
}
