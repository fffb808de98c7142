import type { MockControl } from '../admin/control.ts'
import type { EngineOutcome, EngineRequest } from '../engine/types.ts'

/** Header with the name of the request's session. Requests without it share the server's default data. */
export const SESSION_HEADER = 'x-mock-session'

/** The mock of one session, with its own data and controls. */
export interface World {
  readonly control: MockControl
  handle(request: EngineRequest): Promise<EngineOutcome>
  /** Runs due jobs. */
  tick(): Promise<void>
  close(): Promise<void>
}

interface SessionsOptions {
  /** Creates the mock of a new session. */
  create(name: string): Promise<World>
  /** Maximum number of sessions at a time. */
  readonly maxSessions: number
  /** Milliseconds without a request after which a session ends. */
  readonly idleMs: number
  /** Real time, epoch milliseconds. */
  now(): number
  onEnd(name: string, why: string): void
}

export interface SessionFacts {
  readonly name: string
  /** Real time, epoch milliseconds. */
  readonly startedAt: number
  readonly usedAt: number
  readonly requests: number
}

interface Session {
  readonly world: Promise<World>
  readonly startedAt: number
  usedAt: number
  requests: number
}

/**
 * Mocks by session name. Created on demand; ended when idle for too long, or the least recently used one when there are
 * too many.
 */
export class Sessions {
  readonly #options: SessionsOptions
  /** Least recently used first. */
  readonly #open = new Map<string, Session>()

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** Creates the session if it doesn't exist. */
  of(name: string): Promise<World> {
    const now = this.#options.now()
    const session = this.#open.get(name) ?? {
      world: this.#options.create(name),
      startedAt: now,
      usedAt: now,
      requests: 0,
    }
    session.usedAt = now
    session.requests += 1
    // Move it to the end, as the most recently used.
    this.#open.delete(name)
    this.#open.set(name, session)
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= this.#options.maxSessions) break
      this.#options.onEnd(oldest, `there are no more than ${this.#options.maxSessions} at a time`)
      void this.end(oldest)
    }
    // Remove a session that failed to start, so that the next request tries again.
    session.world.catch(() => {
      if (this.#open.get(name) === session) this.#open.delete(name)
    })
    return session.world
  }

  list(): SessionFacts[] {
    return [...this.#open].map(([name, { startedAt, usedAt, requests }]) => ({
      name,
      startedAt,
      usedAt,
      requests,
    }))
  }

  /** Returns false if there was no such session. */
  async end(name: string): Promise<boolean> {
    const session = this.#open.get(name)
    if (session === undefined) return false
    this.#open.delete(name)
    await session.world.then((world) => world.close()).catch(() => {})
    return true
  }

  async tick(): Promise<void> {
    const tooOld = this.#options.now() - this.#options.idleMs
    for (const [name, { usedAt, world }] of [...this.#open]) {
      if (usedAt < tooOld) {
        this.#options.onEnd(name, 'it was idle for too long')
        await this.end(name)
      } else await world.then((it) => it.tick()).catch(() => {})
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((name) => this.end(name)))
  }
}

/** True if a session name is valid: a few visible characters. */
export function isSessionName(name: string): boolean {
  return /^[\x21-\x7e]{1,100}$/.test(name)
}
