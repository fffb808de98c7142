/**
 * Runs jobs one at a time in order of arrival. If none is running, a job starts synchronously, so it costs no more
 * than a promise.
 */
export class Queue {
  readonly #waiting: (() => Promise<void> | void)[] = []
  #isBusy = false

  /** True if a new job would have to wait. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const task = () => {
        try {
          const outcome = job()
          if (outcome instanceof Promise) return outcome.then(resolve, reject)
          resolve(outcome)
        } catch (error) {
          reject(error)
        }
      }
      this.#waiting.push(task)
      if (!this.#isBusy) this.#drain()
    })
  }

  #drain(): void {
    this.#isBusy = true
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) {
      const pending = task()
      if (pending !== undefined) {
        pending.then(() => this.#drain())
        return
      }
    }
    this.#isBusy = false
  }
}
