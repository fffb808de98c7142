import type { StreamState } from '#src/api/event-stream.ts'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { createStore } from '#src/emitter.ts'

/** Maximum number of lines shown. Limits memory when a stream is followed for days. */
export const MAX_LINES = 100_000

/**
 * Maximum number of lines held while paused. At this limit the stream closes and later resumes after the last held
 * line, so no line is lost.
 */
const MAX_WAITING = 10_000

/** Batching interval in milliseconds. */
const FLUSH_MS = 200

export interface TailView {
  readonly connection: 'closed' | StreamState
  /** Streamed lines on screen, newest first. */
  readonly lines: readonly LogEntry[]
  /** Number of held lines that aren't shown yet. */
  readonly waiting: number
  /** True if the hold limit is reached; the server keeps any further lines. */
  readonly isMore: boolean
}

interface TailStream {
  readonly onLine: (line: LogEntry, place: string) => void
  readonly onState: (state: StreamState) => void
}

/**
 * Live end of a log. Collects streamed lines (oldest first), and shows them or holds them while paused. A store for
 * React: `subscribe` and `view`.
 */
export class LogTail {
  readonly #open: (after: string, stream: TailStream) => () => void
  #place: string
  #close: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Lines that are not shown yet, oldest first. */
  #buffer: LogEntry[] = []
  #isHeld = false
  readonly #view = createStore<TailView>({ connection: 'closed', lines: [], waiting: 0, isMore: false })

  /**
   * @param after position in the log to start after
   * @param open starts the stream after a position and returns a function that stops it
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
        this.#buffer.push(line)
        if (this.#buffer.length >= MAX_WAITING) this.#flush()
        else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS)
      },
      onState: (connection) => this.#show({ connection }),
    })
  }

  /** Keeps the position, so `start` resumes from it. */
  stop(): void {
    this.#close?.()
    this.#close = undefined
    this.#flush()
    this.#show({ connection: 'closed' })
  }

  /** Holds new lines from now on. */
  hold(): void {
    this.#isHeld = true
  }

  /** Shows held lines and all new ones. */
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
      const isFull = this.#buffer.length >= MAX_WAITING
      if (isFull) {
        this.#close?.()
        this.#close = undefined
      }
      this.#show({ waiting: this.#buffer.length, isMore: isFull })
      return
    }
    const lines =
      this.#buffer.length === 0
        ? this.view().lines
        : [...this.#buffer.reverse(), ...this.view().lines].slice(0, MAX_LINES)
    this.#buffer = []
    this.#show({ lines, waiting: 0, isMore: false })
  }

  #show(change: Partial<TailView>): void {
    this.#view.set({ ...this.#view.get(), ...change })
  }
}
