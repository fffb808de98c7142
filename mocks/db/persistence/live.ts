import type { ClockState } from '../../kernel/clock.ts'
import { Queue } from '../../kernel/queue.ts'
import type { Change, Definitions, RowsByCollection } from '../change.ts'
import { State } from '../state.ts'
import type { Staged, Tables } from '../tables.ts'
import type {
  LiveDatabase,
  MemoryOnlyReason,
  OpenOptions,
  RemoteChange,
  StorageNotice,
} from './live-database.ts'
import { memoryStore } from './memory.ts'
import { overlayRows } from './overlay.ts'
import {
  type Base,
  baseOf,
  DamagedError,
  FORMAT,
  type Meta,
  readSaved,
  type Saved,
  type SavedRow,
  seedDigest,
} from './saved.ts'
import type { RawSaved, Store } from './store.ts'
import { pause } from './with-timeout.ts'

/**
 * Opens the saved state, or creates a new one. Never rejects because of storage: it continues in memory and reports it.
 */
export async function openDatabase<D extends Definitions>(options: OpenOptions<D>): Promise<LiveDatabase<D>> {
  const world = new LiveWorld(options)
  await world.open()
  return world
}

/** Maximum number of retries after a conflict. Only reachable on a very busy origin without Web Locks. */
const MAX_ATTEMPTS = 20

/** Result of a write before it is saved. */
interface Decision<T> {
  readonly outcome: T
  readonly changes: readonly Change[]
  readonly clock?: ClockState
}

class LiveWorld<D extends Definitions> implements LiveDatabase<D> {
  readonly #options: OpenOptions<D>
  readonly #state: State<D>
  readonly #queue = new Queue()
  #isNew = false
  #base: Base
  #store: Store
  #meta: Meta
  /** Pending catch-up that readers wait for. */
  #catchingUp: Promise<void> | undefined
  #stopListening = () => {}

  constructor(options: OpenOptions<D>) {
    const { base, clock } = options
    this.#options = options
    this.#state = new State(options.collections)
    this.#store = options.store
    this.#base = baseOf(base)
    this.#meta = { ...base, format: FORMAT, generation: 0, seq: 0, seedDigest: '', clock: clock.state }
  }

  get base(): Base {
    return this.#base
  }

  get isNew(): boolean {
    return this.#isNew
  }

  get sequence(): number {
    return this.#meta.seq
  }

  get persistent(): boolean {
    return this.#store.persistent
  }

  /** Holds the lock, so two tabs opened at the same time don't both create a database. */
  open(): Promise<void> {
    return this.#exclusively(async () => {
      const raw = await this.#try((store) => store.open(), null, 'forbidden')
      this.#isNew = raw === null || !(await this.#resume(raw))
      if (this.#isNew) await this.#begin(this.#options.base, this.#meta.clock)
      this.#stopListening = this.#store.onAnnouncement(() => this.catchUp())
    })
  }

  read<T>(look: (tables: Tables<D>) => T): T | Promise<T> {
    return this.#catchingUp === undefined ? look(this.#state.tables) : this.#readLater(look)
  }

  async #readLater<T>(look: (tables: Tables<D>) => T): Promise<T> {
    while (this.#catchingUp !== undefined) await this.#catchingUp
    return look(this.#state.tables)
  }

  transaction<T>(handler: (tables: Tables<D>) => T): Promise<Staged<T>> {
    return this.#write(() => {
      const staged = this.#state.stage(handler)
      return { outcome: staged, changes: staged.changes }
    })
  }

  setClock(clock: ClockState): Promise<void> {
    return this.#write(() => ({ outcome: undefined, changes: [], clock }))
  }

  reset(base: Base, clock: ClockState = this.#meta.clock): Promise<void> {
    return this.#exclusively(() => this.#begin(base, clock))
  }

  async snapshot(): Promise<Saved> {
    return this.read(() => ({ meta: this.#meta, rows: this.#state.changed() }))
  }

  restore(snapshot: unknown): Promise<void> {
    return this.#exclusively(async () => {
      const { meta, rows } = readSaved(this.#options.collections, snapshot)
      const seedRows = await this.#seedFor(meta)
      const begun = { ...meta, generation: this.#nextGeneration() }
      await this.#try((store) => store.reset(begun, rows), undefined)
      await this.#become(begun, seedRows, rows)
    })
  }

  catchUp(): Promise<void> {
    if (!this.#store.shared) return Promise.resolve()
    const catchingUp = this.#queue
      .run(() => this.#learn())
      .finally(() => {
        if (this.#catchingUp === catchingUp) this.#catchingUp = undefined
      })
    this.#catchingUp = catchingUp
    return catchingUp
  }

  close(): Promise<void> {
    this.#stopListening()
    return this.#queue.run(() => this.#store.close())
  }

  #exclusively<T>(run: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => this.#store.exclusive(run))
  }

  /**
   * Runs a write in its turn, here and among all tabs: loads the changes of others, decides what to write, saves it,
   * then makes it visible. Decides again after a conflict.
   */
  #write<T>(decide: () => Decision<T>): Promise<T> {
    return this.#queue.run(() => {
      const { persistent, shared } = this.#store
      return persistent || shared
        ? this.#store.exclusive(() => this.#writeAmongOthers(decide))
        : this.#writeAlone(decide)
    })
  }

  async #writeAmongOthers<T>(decide: () => Decision<T>): Promise<T> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      // A store that isn't shared has nothing to load, so skip the await.
      if (this.#store.shared) await this.#learn()
      const { outcome, changes, clock } = decide()
      if (changes.length === 0 && clock === undefined) return outcome
      const { meta, rows } = this.#numbered(changes, clock)
      if (await this.#try((store) => store.commit(this.#meta, meta, rows), true)) {
        await this.#advance(meta, rows)
        return outcome
      }
      await pause(attempt)
    }
    throw new Error(`Conflicts with other tabs in ${MAX_ATTEMPTS} attempts`)
  }

  /** Write without persistence and without other writers. Synchronous unless entries must be reserved. */
  #writeAlone<T>(decide: () => Decision<T>): T | Promise<T> {
    const { outcome, changes, clock } = decide()
    if (changes.length === 0 && clock === undefined) return outcome
    const { meta, rows } = this.#numbered(changes, clock)
    const room = this.#advance(meta, rows)
    return room === undefined ? outcome : room.then(() => outcome)
  }

  /** Metadata and rows of the next commit. */
  #numbered(changes: readonly Change[], clock = this.#meta.clock): { meta: Meta; rows: SavedRow[] } {
    const seq = this.#meta.seq + 1
    const rows = changes.map(({ collection, id, row }) => ({ collection, id, row, seq }))
    return { meta: { ...this.#meta, seq, clock }, rows }
  }

  /** Loads the changes of other tabs. */
  async #learn(): Promise<void> {
    if (!this.#store.shared) return
    const raw = await this.#try((store) => store.changesSince(this.#meta), null)
    if (raw === null) return
    if (raw.meta === undefined) return this.#putBack()
    try {
      const { meta, rows } = readSaved(this.#options.collections, raw)
      if (meta.generation !== this.#meta.generation) {
        await this.#become(meta, await this.#seedFor(meta), rows)
        this.#reportChange({ kind: 'reset' })
      } else if (meta.seq < this.#meta.seq) {
        await this.#putBack()
      } else if (meta.seq > this.#meta.seq) {
        await this.#advance(meta, rows)
        this.#reportChange({ kind: 'rows', changes: rows })
      }
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      this.#goOnInMemory('other-version', error.message)
    }
  }

  /**
   * Saves everything again after the browser's storage was cleared during use. Uses a new generation, so tabs that are
   * behind load it.
   */
  async #putBack(): Promise<void> {
    this.#meta = { ...this.#meta, generation: this.#nextGeneration() }
    await this.#try((store) => store.reset(this.#meta, this.#state.changed()), undefined)
  }

  /** Continues with the saved state. Returns false if it is unusable, after setting it aside. */
  async #resume(raw: RawSaved): Promise<boolean> {
    try {
      const { meta, rows } = readSaved(this.#options.collections, raw)
      await this.#become(meta, await this.#seedFor(meta), rows)
      return true
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      const at = this.#options.realNow()
      await this.#try((store) => store.setAside(`${error.reason}: ${error.message}`, at), undefined)
      this.#notify({ kind: 'set-aside', reason: error.reason, detail: error.message, at })
      return false
    }
  }

  async #begin(base: Base, clock: ClockState): Promise<void> {
    const seedRows = await this.#options.seed(base)
    const meta: Meta = {
      ...base,
      format: FORMAT,
      generation: this.#nextGeneration(),
      seq: 0,
      seedDigest: seedDigest(seedRows),
      clock,
    }
    await this.#try((store) => store.reset(meta, []), undefined)
    await this.#become(meta, seedRows, [])
  }

  /** Rows of the seed, if they are still the ones that the saved changes belong to. */
  async #seedFor(meta: Meta): Promise<RowsByCollection<D>> {
    const { dataset } = meta
    try {
      const rows = await this.#options.seed(baseOf(meta))
      if (seedDigest(rows) === meta.seedDigest) return rows
    } catch (error) {
      // Any other error, such as a file that failed to load, says nothing about the saved state.
      if (!(error instanceof RangeError)) throw error
      throw new DamagedError('other-seed', `the data set ${dataset} cannot be made: ${String(error)}`)
    }
    throw new DamagedError('other-seed', `the data set ${dataset} has other rows than it had then`)
  }

  async #become(meta: Meta, seedRows: RowsByCollection<D>, rows: readonly SavedRow[]): Promise<void> {
    await this.#state.replaceAll(overlayRows(seedRows, rows), rows)
    this.#base = baseOf(meta)
    this.#arrive(meta)
  }

  /** Like `State.apply`: returns a promise only if entries must be reserved first. */
  #advance(meta: Meta, rows: readonly SavedRow[]): Promise<void> | undefined {
    const room = this.#state.apply(rows)
    if (room !== undefined) return room.then(() => this.#arrive(meta))
    this.#arrive(meta)
    return undefined
  }

  #arrive(meta: Meta): void {
    if (meta.clock !== this.#meta.clock) this.#options.clock.apply(meta.clock)
    this.#meta = meta
  }

  /** Greater than any earlier generation of this origin, unless the computer's clock was set back. */
  #nextGeneration(): number {
    return Math.max(this.#options.realNow(), this.#meta.generation + 1)
  }

  /** Runs an action on the store. If it fails, gives up the store and uses the fallback. */
  async #try<T, F>(
    ask: (store: Store) => Promise<T>,
    fallback: F,
    otherwise: MemoryOnlyReason = 'failed',
  ): Promise<T | F> {
    try {
      return await ask(this.#store)
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      const isFull = name === 'QuotaExceededError' || /\bENOSPC\b/.test(message)
      this.#goOnInMemory(isFull ? 'full' : otherwise, `${name}: ${message}`)
      return fallback
    }
  }

  #goOnInMemory(reason: MemoryOnlyReason, detail: string): void {
    this.#stopListening()
    this.#store.close().catch(() => {})
    this.#store = memoryStore()
    this.#notify({ kind: 'memory-only', reason, detail, at: this.#options.realNow() })
  }

  #notify(notice: StorageNotice): void {
    this.#options.report?.({ kind: 'storage', notice })
  }

  #reportChange(change: RemoteChange): void {
    this.#options.report?.({ kind: 'remote-change', change })
  }
}
