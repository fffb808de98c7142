import type { Outside } from '../engine/exchange.ts'
import { Queue } from '../kernel/queue.ts'

/** Lets requests run beside each other, and a change of the data by itself. */
export class RequestGate {
  readonly #changes = new Queue()
  #inside = 0
  #onEmpty: (() => void) | undefined

  /**
   * Runs a request as soon as no change runs or waits.
   *
   * @param run gets a function for what takes long without the data: no change waits for it
   */
  async request<T>(run: (outside: Outside) => Promise<T>): Promise<T> {
    // Almost always free, and awaiting costs.
    if (this.#changes.isBusy) await this.#enterLater()
    else this.#inside += 1
    try {
      return await run(async (wait) => {
        this.#leave()
        try {
          return await wait
        } finally {
          await this.#enterLater()
        }
      })
    } finally {
      this.#leave()
    }
  }

  /** Runs a change once all requests that came before it have been answered, or are outside. */
  change<T>(run: () => Promise<T>): Promise<T> {
    return this.#changes.run(async () => {
      if (this.#inside > 0) {
        await new Promise<void>((resolve) => {
          this.#onEmpty = resolve
        })
      }
      return run()
    })
  }

  #enterLater(): Promise<void> {
    return this.#changes.run(() => {
      this.#inside += 1
    })
  }

  #leave(): void {
    this.#inside -= 1
    if (this.#inside === 0) this.#onEmpty?.()
  }
}
