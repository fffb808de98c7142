/** A row with a deadline, such as the end of a transition or of a backup. */
export interface ScheduledJob {
  readonly collection: string
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Schedule of the rows with a deadline (`CollectionDefinition.due`) in all collections. Derived from the rows like an
 * index, so it can't disagree with them. Holds only rows with a deadline, so its cost doesn't depend on the number of
 * rows.
 */
export interface Schedule {
  /** Earliest deadline in epoch milliseconds; Infinity if there is none. */
  earliest(): number
  /** Row with the earliest deadline (ties by id), if that is not later than `now`. */
  first(now: number): ScheduledJob | undefined
  /** Deadline of a row; null if it has none. */
  deadlineOf(collection: string, id: string): number | null
}

function precedes(a: ScheduledJob, b: ScheduledJob): boolean {
  return a.at !== b.at ? a.at < b.at : a.id < b.id
}

/** Schedule of the committed rows. */
export class CommittedSchedule implements Schedule {
  /** Deadlines by collection and id. */
  readonly #times = new Map<string, Map<string, number>>()
  /** Null if it must be recalculated. */
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

  deadlineOf(collection: string, id: string): number | null {
    return this.#times.get(collection)?.get(id) ?? null
  }

  /** Unordered. */
  *all(): Iterable<ScheduledJob> {
    for (const [collection, times] of this.#times) for (const [id, at] of times) yield { collection, id, at }
  }

  /** @param at new deadline of the row; null if it has none or was removed */
  set(collection: string, id: string, at: number | null): void {
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
 * Schedule as a transaction sees it: committed deadlines overlaid with its own writes. Created at the first access, so
 * only transactions that run due jobs pay for it.
 */
export class StagedSchedule implements Schedule {
  readonly #dueAt: (collection: string, id: string) => number | null
  /** Binary heap, earliest first: an entry precedes both entries at twice its place plus 1 and 2. Outdated entries are skipped. */
  readonly #waiting: ScheduledJob[]

  /** @param dueAt deadline of a row as the transaction sees it; null if it has none */
  constructor(jobs: Iterable<ScheduledJob>, dueAt: (collection: string, id: string) => number | null) {
    this.#dueAt = dueAt
    // A sorted list is a heap.
    this.#waiting = [...jobs].sort((a, b) => (precedes(a, b) ? -1 : 1))
  }

  earliest(): number {
    return this.first(Number.POSITIVE_INFINITY)?.at ?? Number.POSITIVE_INFINITY
  }

  first(now: number): ScheduledJob | undefined {
    for (let it = this.#waiting[0]; it !== undefined; it = this.#waiting[0]) {
      if (this.#dueAt(it.collection, it.id) === it.at) return it.at <= now ? it : undefined
      this.#removeFirst()
    }
    return undefined
  }

  deadlineOf(collection: string, id: string): number | null {
    return this.#dueAt(collection, id)
  }

  add(job: ScheduledJob): void {
    const heap = this.#waiting
    let place = heap.length
    while (place > 0) {
      const above = (place - 1) >>> 1
      const other = heap[above] as ScheduledJob
      if (!precedes(job, other)) break
      heap[place] = other
      place = above
    }
    heap[place] = job
  }

  #removeFirst(): void {
    const heap = this.#waiting
    const job = heap.pop()
    if (job === undefined || heap.length === 0) return
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= heap.length) break
      const right = heap[below + 1]
      if (right !== undefined && precedes(right, heap[below] as ScheduledJob)) below += 1
      const other = heap[below] as ScheduledJob
      if (!precedes(other, job)) break
      heap[place] = other
      place = below
    }
    heap[place] = job
  }
}
