import type { StreamState } from '#src/api/event-stream.ts'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { createStore } from '#src/emitter.ts'

/** Lines kept for the screen, shown and waiting ones each; a stream that is followed for days must not fill the memory. */
export const MOST_LINES = 100_000

/**
 * Lines kept while somebody reads. With so many the stream is left, and is taken up behind the last of them when they are
 * shown: none is lost, and none has to be kept here.
 */
const MOST_WAITING = 10_000

/** Lines that come together are shown together, in milliseconds. */
const FLUSH_MS = 200

export interface TailView {
  readonly connection: 'closed' | StreamState
  /** What has come in and is shown, newest first. */
  readonly arrived: readonly LogEntry[]
  /** How many have come in and are not shown. */
  readonly waiting: number
  /** There are more than those: the server keeps them. */
  readonly isMore: boolean
}

interface TailStream {
  readonly onLine: (line: LogEntry, place: string) => void
  readonly onState: (state: StreamState) => void
}

/**
 * The end of a log that grows. Lines come in oldest first, are gathered, and either shown or, while it is held, kept
 * waiting. Told to React by `subscribe` and `view`.
 */
export class LogTail {
  readonly #open: (after: string, stream: TailStream) => () => void
  #place: string
  #close: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Oldest first. */
  #gathered: LogEntry[] = []
  #isHeld = false
  readonly #view = createStore<TailView>({ connection: 'closed', arrived: [], waiting: 0, isMore: false })

  /**
   * @param after the place in the log behind which it begins
   * @param open follows the stream from a place on, and returns how to stop
   */
  constructor(after: string, open: (after: string, stream: TailStream) => () => void) {
    this.#place = after
    this.#open = open
  }

  start(): void {
    if (this.#close !== undefined) return
    this.#close = this.#open(this.#place, {
      onLine: (line, place) => {
        this.#place = place
        this.#gathered.push(line)
        if (this.#gathered.length >= MOST_WAITING) this.#flush()
        else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS)
      },
      onState: (connection) => this.#show({ connection }),
    })
  }

  /** Keeps the place: `start` goes on from there. */
  stop(): void {
    this.#close?.()
    this.#close = undefined
    this.#flush()
    this.#show({ connection: 'closed' })
  }

  /** From now on what comes in waits. */
  hold(): void {
    this.#isHeld = true
  }

  /** Shows what waits, and whatever comes. */
  release(): void {
    this.#isHeld = false
    const wasFull = this.view().isMore
    this.#flush()
    if (wasFull) this.start()
  }

  readonly subscribe = this.#view.subscribe
  readonly view = this.#view.get

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#isHeld) {
      const isFull = this.#gathered.length >= MOST_WAITING
      if (isFull) {
        this.#close?.()
        this.#close = undefined
      }
      this.#show({ waiting: this.#gathered.length, isMore: isFull })
      return
    }
    const arrived =
      this.#gathered.length === 0
        ? this.view().arrived
        : [...this.#gathered.reverse(), ...this.view().arrived].slice(0, MOST_LINES)
    this.#gathered = []
    this.#show({ arrived, waiting: 0, isMore: false })
  }

  #show(change: Partial<TailView>): void {
    this.#view.set({ ...this.#view.get(), ...change })
  }
}
