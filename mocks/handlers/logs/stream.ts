import type { Identity } from '../../engine/identity.ts'
import type { HandlersFor, ReadSnapshot, StreamEvent } from '../../engine/types.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { type LogFilter, searchLines } from '../../world/log-search.ts'
import type { LogLine } from '../../world/logs.ts'
import { type Position, precedes, readCursor, writeCursor } from '../shared/cursor.ts'
import { currentIdentity } from '../shared/identify.ts'
import { availableLogs, toLogEntry } from '../shared/log-page.ts'
import { filterOf, type LogFilterQuery, sourcesOf } from './requested-range.ts'
import { positionAfter, STREAM } from './search.ts'

/** Limit of lines in one batch. */
const BATCH = 1000
/** Number of ticks without a line after which the stream sends a keep-alive comment. */
const SILENCE = 15
/** A backlog is read in pieces of this length, each generated newest first. */
const PIECE = 10 * MINUTE
/** Limit of source minutes searched in one tick. */
const EFFORT = 2_000_000

export const logStreamHandlers: HandlersFor<'streamLogs'> = {
  streamLogs({ tx, identity, seed, now, query, header, ticker }) {
    const since = query.since === undefined ? null : readCursor(STREAM, query.since, 'since')
    const follower = new Follower(identity, query, lastPositionOf(header('last-event-id'), now) ?? since)
    const first = follower.read({ tx, seed, now })
    return {
      status: 200,
      subscribe: ({ push, end, keepAlive }) => {
        for (const event of first) push(event)
        let silence = 0
        return ticker.subscribe((snapshot) => {
          const caller = currentIdentity(identity, snapshot.tx, snapshot.now)
          if (!caller?.permissions.has('view_logs')) return end()
          const events = follower.read(snapshot)
          for (const event of events) push(event)
          silence = events.length > 0 ? 0 : silence + 1
          if (silence < SILENCE) return
          silence = 0
          keepAlive(follower.place)
        })
      },
    }
  },
}

/** Resumes after the last event id; starts from now if the id is unknown. */
function lastPositionOf(id: string | null, now: number): Position | null {
  if (id === null) return null
  try {
    return readCursor(STREAM, id)
  } catch {
    return positionAfter(availableLogs(now).until - 1)
  }
}

/** Reads a log forward from a position. */
class Follower {
  readonly #identity: Identity
  readonly #query: LogFilterQuery
  readonly #filter: LogFilter
  #at: Position | null

  constructor(identity: Identity, query: LogFilterQuery, after: Position | null) {
    this.#identity = identity
    this.#query = query
    this.#filter = filterOf(query)
    this.#at = after
  }

  get place(): string {
    return writeCursor(STREAM, this.#at ?? positionAfter(0))
  }

  /** New lines, oldest first, up to one batch. */
  read({ tx, seed, now }: ReadSnapshot): StreamEvent[] {
    const available = availableLogs(now)
    const newest = positionAfter(available.until - 1)
    // After the clock moves back the same lines come again; don't send them twice.
    if (this.#at === null || precedes(this.#at, newest)) this.#at = newest
    if (this.#at.at >= available.until - 1 && this.#at.id === newest.id) return []

    const sources = sourcesOf(tx, this.#identity, this.#query)
    const events: StreamEvent[] = []
    let effort = EFFORT
    for (let from = Math.max(this.#at.at, available.from); from < available.until && effort > 0; ) {
      const until = Math.min(available.until, from + PIECE)
      const seen: Position = this.#at
      const lines = [...searchLines(seed, sources, { from, until }, this.#filter)]
        .filter((line) => precedes(line, seen))
        .reverse()
      for (const line of lines) {
        if (events.length === BATCH) return events
        this.#at = { at: line.at, id: line.id }
        events.push(this.#eventOf(line))
      }
      this.#at = positionAfter(until - 1)
      from = until
      effort -= sources.length * (PIECE / MINUTE)
    }
    return events
  }

  #eventOf(line: LogLine): StreamEvent {
    return { id: this.place, type: 'entry', data: { ...toLogEntry(line) } }
  }
}
