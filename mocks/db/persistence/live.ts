import type { ClockState } from '../../kernel/clock.ts'
import { Queue } from '../../kernel/queue.ts'
import type { Change, Definitions, RowsByCollection } from '../change.ts'
import { ignoreStorageError, StorageError } from '../errors.ts'
import { State } from '../state.ts'
import type { Staged, Tables } from '../tables.ts'
import { CommitGroup, type Decision, type Joined } from './commit-group.ts'
import { GuardedStore } from './guarded-store.ts'
import type { LiveDatabase, OpenOptions, RemoteChange, StorageNotice } from './live-database.ts'
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
import { seedOf } from './seed-of.ts'
import { pause } from './with-timeout.ts'

/**
 * Opens the saved state, or creates a new one. With an optional store, it continues in memory if the store can't be
 * opened, and reports it.
 *
 * @throws StorageError if the store is not optional
 */
export async function openDatabase<D extends Definitions>(options: OpenOptions<D>): Promise<LiveDatabase<D>> {
  const world = new LiveWorld(options)
  await world.open()
  return world
}

/** Maximum number of retries after a conflict. Only reachable on a very busy origin without Web Locks. */
const MAX_ATTEMPTS = 20

class LiveWorld<D extends Definitions> implements LiveDatabase<D> {
  readonly #options: OpenOptions<D>
  readonly #state: State<D>
  readonly #queue = new Queue()
  readonly #guard: GuardedStore
  #isNew = false
  #base: Base
  #meta: Meta
  /** Transactions that are not yet saved. */
  #group: CommitGroup | undefined
  /** Pending catch-up that readers wait for. */
  #catchingUp: Promise<void> | undefined
  #stopListening = () => {}

  constructor(options: OpenOptions<D>) {
    const { base, clock } = options
    this.#options = options
    this.#state = new State(options.collections)
    this.#guard = new GuardedStore({ ...options, notify: (notice) => this.#notify(notice) })
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
    return this.#guard.store.persistent
  }

  /** Holds the lock, so two tabs opened at the same time don't both create a database. */
  open(): Promise<void> {
    return this.#exclusively(async () => {
      if (!(await this.#guard.open(() => this.#load()))) await this.#createFromOptions()
      this.#stopListening = this.#guard.store.onAnnouncement(() => this.catchUp())
    })
  }

  read<T>(handler: (tables: Tables<D>) => T): T | Promise<T> {
    if (this.#catchingUp !== undefined) return this.#readLater(handler)
    return this.#group === undefined ? handler(this.#state.tables) : this.#readUnsaved(handler, this.#group)
  }

  /** Reads now, and resolves once the rows it saw are saved. Reads again if their commit fails. */
  #readUnsaved<T>(handler: (tables: Tables<D>) => T, { saved }: CommitGroup): Promise<T> {
    const result = new Promise<T>((resolve) => resolve(handler(this.#state.tables)))
    result.catch(() => {})
    return saved.then(
      () => result,
      () => this.read(handler),
    )
  }

  async #readLater<T>(handler: (tables: Tables<D>) => T): Promise<T> {
    while (this.#catchingUp !== undefined) await this.#catchingUp
    return handler(this.#state.tables)
  }

  transaction<T>(handler: (tables: Tables<D>) => T): Promise<Staged<T, D>> {
    return this.#write(() => {
      const staged = this.#state.stage(handler)
      return { outcome: staged, changes: staged.changes }
    })
  }

  setClock(clock: ClockState): Promise<void> {
    return this.#write(() => ({ outcome: undefined, changes: [], clock }))
  }

  reset(base: Base, clock: ClockState = this.#meta.clock): Promise<void> {
    return this.#exclusively(() => this.#create(base, clock))
  }

  async snapshot(): Promise<Saved> {
    return this.read(() => ({ meta: this.#meta, rows: this.#state.changed() }))
  }

  restore(snapshot: unknown): Promise<void> {
    return this.#exclusively(async () => {
      const { meta, rows } = readSaved(this.#options.collections, snapshot)
      const seedRows = await seedOf(this.#options.seed, meta)
      const newMeta = { ...meta, generation: this.#nextGeneration() }
      await this.#guard.save((store) => store.reset(newMeta, rows))
      await this.#replaceState(newMeta, seedRows, rows)
    })
  }

  catchUp(): Promise<void> {
    if (!this.#guard.store.shared) return Promise.resolve()
    const catchingUp = this.#queue
      .run(() => this.#loadCommitsOfOthers())
      .catch(ignoreStorageError)
      .finally(() => {
        if (this.#catchingUp === catchingUp) this.#catchingUp = undefined
      })
    this.#catchingUp = catchingUp
    return catchingUp
  }

  close(): Promise<void> {
    this.#stopListening()
    return this.#queue.run(async () => {
      await this.#saveGroup()
      await this.#guard.close()
    })
  }

  #exclusively<T>(run: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      await this.#saveGroup()
      return this.#guard.store.exclusive(run)
    })
  }

  #write<T>(decide: () => Decision<T>): Promise<T> {
    if (this.#guard.store.gather !== undefined) return this.#writeInGroup(decide)
    return this.#queue.run(() => {
      const { persistent, shared } = this.#guard.store
      return persistent || shared
        ? this.#guard.store.exclusive(() => this.#writeAmongOthers(decide))
        : this.#writeAlone(decide)
    })
  }

  /** Makes a write visible to later transactions, then waits for the commit that it shares with them. */
  async #writeInGroup<T>(decide: () => Decision<T>): Promise<T> {
    const { outcome, group } = await this.#queue.run(() => this.#join(decide))
    await group?.saved
    return outcome
  }

  #join<T>(decide: () => Decision<T>): Joined<T> | Promise<Joined<T>> {
    const { outcome, changes, clock } = decide()
    // A write that changes nothing may depend on one that is not yet saved, such as a repeated request.
    if (changes.length === 0 && clock === undefined) return { outcome, group: this.#group }
    this.#group ??= this.#openGroup()
    const joined = { outcome, group: this.#group }
    const { meta, rows } = this.#numbered(changes, clock)
    this.#group.add(rows, this.#state.versionsBefore(rows))
    const reserved = this.#applyCommit(meta, rows)
    return reserved === undefined ? joined : reserved.then(() => joined)
  }

  #openGroup(): CommitGroup {
    const group = new CommitGroup(this.#meta)
    void group.fill(this.#guard.store).then(() => this.#queue.run(() => this.#saveGroup()))
    return group
  }

  /** Saves the pending transactions in one commit. If it fails, undoes all of them. */
  async #saveGroup(): Promise<void> {
    const group = this.#group
    if (group === undefined) return
    try {
      await this.#guard.save((store) => store.commit(group.before, this.#meta, group.rows))
      group.succeed()
    } catch (error) {
      await this.#state.apply(group.undo())
      this.#setMeta(group.before)
      group.fail(error)
    } finally {
      this.#group = undefined
    }
  }

  /**
   * Takes turns with other tabs: loads their changes, decides what to write, saves it, then makes it visible. Decides
   * again after a conflict.
   */
  async #writeAmongOthers<T>(decide: () => Decision<T>): Promise<T> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      await this.#loadCommitsOfOthers()
      const { outcome, changes, clock } = decide()
      if (changes.length === 0 && clock === undefined) return outcome
      const { meta, rows } = this.#numbered(changes, clock)
      if (await this.#guard.save((store) => store.commit(this.#meta, meta, rows))) {
        await this.#applyCommit(meta, rows)
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
    const reserved = this.#applyCommit(meta, rows)
    return reserved === undefined ? outcome : reserved.then(() => outcome)
  }

  /** Metadata and rows of the next commit. */
  #numbered(changes: readonly Change[], clock = this.#meta.clock): { meta: Meta; rows: SavedRow[] } {
    const seq = this.#meta.seq + 1
    const rows = changes.map(({ collection, id, row }) => ({ collection, id, row, seq }))
    return { meta: { ...this.#meta, seq, clock }, rows }
  }

  /** Loads the changes of other tabs. */
  async #loadCommitsOfOthers(): Promise<void> {
    if (!this.#guard.store.shared) return
    const raw = await this.#guard.ask((store) => store.changesSince(this.#meta))
    if (raw.meta === undefined) return this.#saveAgain()
    try {
      const { meta, rows } = readSaved(this.#options.collections, raw)
      if (meta.generation !== this.#meta.generation) {
        await this.#replaceState(meta, await seedOf(this.#options.seed, meta), rows)
        this.#reportChange({ kind: 'reset' })
      } else if (meta.seq < this.#meta.seq) {
        await this.#saveAgain()
      } else if (meta.seq > this.#meta.seq) {
        await this.#applyCommit(meta, rows)
        this.#reportChange({ kind: 'rows', changes: rows })
      }
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      throw this.#guard.reject(new StorageError('other-version', error.message))
    }
  }

  /**
   * Saves everything again after the browser's storage was cleared during use. Uses a new generation, so tabs that are
   * behind load it.
   */
  async #saveAgain(): Promise<void> {
    this.#meta = { ...this.#meta, generation: this.#nextGeneration() }
    await this.#guard.save((store) => store.reset(this.#meta, this.#state.changed()))
  }

  /** Loads the saved state. Sets it aside if it is unusable, and creates a new one if there is none. */
  async #load(): Promise<void> {
    try {
      const raw = await this.#guard.ask((store) => store.open())
      if (raw !== null) {
        const { meta, rows } = readSaved(this.#options.collections, raw)
        await this.#replaceState(meta, await seedOf(this.#options.seed, meta), rows)
        return
      }
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      const at = this.#options.realNow()
      const { reason, message: detail } = error
      const path = await this.#guard.ask((store) => store.setAside(`${reason}: ${detail}`, at))
      this.#notify({ kind: 'set-aside', reason, detail, path, at })
    }
    await this.#createFromOptions()
  }

  #createFromOptions(): Promise<void> {
    this.#isNew = true
    return this.#create(this.#options.base, this.#meta.clock)
  }

  async #create(base: Base, clock: ClockState): Promise<void> {
    const seedRows = await this.#options.seed(base)
    const meta: Meta = {
      ...base,
      format: FORMAT,
      generation: this.#nextGeneration(),
      seq: 0,
      seedDigest: seedDigest(seedRows),
      clock,
    }
    await this.#guard.save((store) => store.reset(meta, []))
    await this.#replaceState(meta, seedRows, [])
  }

  async #replaceState(meta: Meta, seedRows: RowsByCollection<D>, rows: readonly SavedRow[]): Promise<void> {
    await this.#state.replaceAll(overlayRows(seedRows, rows), rows)
    this.#base = baseOf(meta)
    this.#setMeta(meta)
  }

  /** Like `State.apply`: returns a promise only if entries must be reserved first. */
  #applyCommit(meta: Meta, rows: readonly SavedRow[]): Promise<void> | undefined {
    const reserved = this.#state.apply(rows)
    if (reserved !== undefined) return reserved.then(() => this.#setMeta(meta))
    this.#setMeta(meta)
    return undefined
  }

  #setMeta(meta: Meta): void {
    if (meta.clock !== this.#meta.clock) this.#options.clock.apply(meta.clock)
    this.#meta = meta
  }

  /** Greater than any earlier generation of this origin, unless the computer's clock was set back. */
  #nextGeneration(): number {
    return Math.max(this.#options.realNow(), this.#meta.generation + 1)
  }

  #notify(notice: StorageNotice): void {
    this.#options.report?.({ kind: 'storage', notice })
  }

  #reportChange(change: RemoteChange): void {
    this.#options.report?.({ kind: 'remote-change', change })
  }
}
