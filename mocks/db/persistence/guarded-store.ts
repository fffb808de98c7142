import { StorageError, toStorageError } from '../errors.ts'
import type { StorageNotice } from './live-database.ts'
import { memoryStore } from './memory.ts'
import { DamagedError } from './saved.ts'
import type { Store } from './store.ts'

interface GuardedStoreOptions {
  readonly store: Store
  readonly realNow: () => number
  readonly notify: (notice: StorageNotice) => void
}

/** A store whose failures are StorageErrors. Reports the first of those that reject writes. */
export class GuardedStore {
  readonly #options: GuardedStoreOptions
  #store: Store
  #isOpen = false
  /** True if the last commit could not be saved. */
  #isRejecting = false

  constructor(options: GuardedStoreOptions) {
    this.#options = options
    this.#store = options.store
  }

  get store(): Store {
    return this.#store
  }

  /**
   * Runs the function that loads the stored state. If the store can't be opened but is optional, replaces it by one in
   * memory.
   *
   * @returns false if it was replaced
   * @throws StorageError
   */
  async open(load: () => Promise<void>): Promise<boolean> {
    const isUsable = await load().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof StorageError && this.#store.optional)) throw error
        this.#continueInMemory(error)
        return false
      },
    )
    this.#isOpen = true
    return isUsable
  }

  /**
   * Runs a commit or a reset.
   *
   * @throws StorageError
   */
  async save<T>(run: (store: Store) => Promise<T>): Promise<T> {
    const result = await this.ask(run)
    this.#isRejecting = false
    return result
  }

  /** Closes the store. Commits that come too late are rejected without a report. */
  close(): Promise<void> {
    this.#isOpen = false
    return this.#store.close()
  }

  /** @throws StorageError, or DamagedError if the stored data can't be read */
  async ask<T>(run: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await run(this.#store)
    } catch (error) {
      throw error instanceof DamagedError ? error : this.reject(toStorageError(error))
    }
  }

  /** Reports the error, unless writes are already being rejected. */
  reject(error: StorageError): StorageError {
    if (this.#isOpen && !this.#isRejecting) {
      this.#isRejecting = true
      const { reason, message: detail } = error
      this.#options.notify({ kind: 'rejecting-writes', reason, detail, at: this.#options.realNow() })
    }
    return error
  }

  #continueInMemory({ reason, message: detail }: StorageError): void {
    this.#store.close().catch(() => {})
    this.#store = memoryStore()
    const at = this.#options.realNow()
    const why = reason === 'full' ? 'full' : 'forbidden'
    this.#options.notify({ kind: 'memory-only', reason: why, detail, at })
  }
}
