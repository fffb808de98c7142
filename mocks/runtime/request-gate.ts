import type { WaitUnlocked } from '../engine/exchange.ts'
import { Queue } from '../kernel/queue.ts'

/** Lock on the data: requests run concurrently, a change that replaces the data runs alone. */
export class RequestGate {
  readonly #changes = new Queue()
  #running = 0
  #onEmpty: (() => void) | undefined

  /**
   * Runs a request as soon as no change runs or waits.
   *
   * @param run gets a function that releases the lock during a wait
   */
  async request<T>(run: (waitUnlocked: WaitUnlocked) => Promise<T>): Promise<T> {
    // Almost always free; the queue's promise costs a tenth of a create (docs/decisions/server-performance.md).
    if (this.#changes.isBusy) await this.#enter()
    else this.#running += 1
    try {
      return await run(async (wait) => {
        this.#leave()
        try {
          return await wait
        } finally {
          await this.#enter()
        }
      })
    } finally {
      this.#leave()
    }
  }

  /** Runs a change once all earlier requests have finished or released the lock. */
  change<T>(run: () => Promise<T>): Promise<T> {
    return this.#changes.run(async () => {
      if (this.#running > 0) {
        await new Promise<void>((resolve) => {
          this.#onEmpty = resolve
        })
      }
      return run()
    })
  }

  #enter(): Promise<void> {
    return this.#changes.run(() => {
      this.#running += 1
    })
  }

  #leave(): void {
    this.#running -= 1
    if (this.#running === 0) this.#onEmpty?.()
  }
}
