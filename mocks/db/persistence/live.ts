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
import { layOver } from './overlay.ts'
import { pause } from './patience.ts'
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

/** Opens what is stored, or begins anew. Never rejects for reasons of storage: it goes on in memory and says so. */
export async function openDatabase<D extends Definitions>(options: OpenOptions<D>): Promise<LiveDatabase<D>> {
  const world = new LiveWorld(options)
  await world.open()
  return world
}

/** A tab that is overtaken more often than this would be on a very busy origin that has no Web Locks. */
const MAX_ATTEMPTS = 20

/** What a write comes to, before it is saved. */
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
  /** The catch-up that readers wait for. */
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

  /** Within the lock, so that two tabs that are opened together do not begin two worlds. */
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
   * A write, in its turn here and among all tabs: learn what the others did, decide what to write, save it, and
   * only then let it be seen. When somebody got in between all the same, it is decided anew.
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
      // Where nobody else writes, there is not even a turn to wait for.
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
    throw new Error(`other tabs got in between ${MAX_ATTEMPTS} times`)
  }

  /** Where nothing is kept and nobody else writes, nothing is waited for, but where room has to be made. */
  #writeAlone<T>(decide: () => Decision<T>): T | Promise<T> {
    const { outcome, changes, clock } = decide()
    if (changes.length === 0 && clock === undefined) return outcome
    const { meta, rows } = this.#numbered(changes, clock)
    const room = this.#advance(meta, rows)
    return room === undefined ? outcome : room.then(() => outcome)
  }

  /** The next commit. */
  #numbered(changes: readonly Change[], clock = this.#meta.clock): { meta: Meta; rows: SavedRow[] } {
    const seq = this.#meta.seq + 1
    const rows = changes.map(({ collection, id, row }) => ({ collection, id, row, seq }))
    return { meta: { ...this.#meta, seq, clock }, rows }
  }

  /** Takes over what other tabs have done since. */
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
   * Somebody emptied the browser's storage under a world that is in use. It is saved again, as another world, so
   * that tabs which have got less far take it over.
   */
  async #putBack(): Promise<void> {
    this.#meta = { ...this.#meta, generation: this.#nextGeneration() }
    await this.#try((store) => store.reset(this.#meta, this.#state.changed()), undefined)
  }

  /** Goes on with what was stored; answers false when that cannot be, having moved it out of the way. */
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

  /** The seed's rows, provided that they are still those which the changes were made to. */
  async #seedFor(meta: Meta): Promise<RowsByCollection<D>> {
    const { dataset } = meta
    try {
      const rows = await this.#options.seed(baseOf(meta))
      if (seedDigest(rows) === meta.seedDigest) return rows
    } catch (error) {
      // Whatever else keeps it from being made, such as a file that could not be loaded, says nothing of what was saved.
      if (!(error instanceof RangeError)) throw error
      throw new DamagedError('other-seed', `the data set ${dataset} cannot be made: ${String(error)}`)
    }
    throw new DamagedError('other-seed', `the data set ${dataset} has other rows than it had then`)
  }

  async #become(meta: Meta, seedRows: RowsByCollection<D>, rows: readonly SavedRow[]): Promise<void> {
    await this.#state.replaceAll(layOver(seedRows, rows), rows)
    this.#base = baseOf(meta)
    this.#arrive(meta)
  }

  /** As `State.apply`: there is a promise where room has to be made first. */
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

  /** Later than that of any world this origin has had, unless somebody turned the computer's clock back. */
  #nextGeneration(): number {
    return Math.max(this.#options.realNow(), this.#meta.generation + 1)
  }

  /** Asks something of the store. Should it fail, it is given up, and life goes on with the fallback. */
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
