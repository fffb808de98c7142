/**
 * Runs jobs one at a time, first come first served. A job that comes when nothing is under way runs at once, in
 * the caller's turn, so that work which need not wait costs no more than a promise.
 */
export class Queue {
  readonly #waiting: (() => Promise<void> | void)[] = []
  #busy = false

  /** Whether a job that came now would have to wait. */
  get isBusy(): boolean {
    return this.#busy
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
      if (!this.#busy) this.#drain()
    })
  }

  #drain(): void {
    this.#busy = true
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) {
      const pending = task()
      if (pending !== undefined) {
        pending.then(() => this.#drain())
        return
      }
    }
    this.#busy = false
  }
}
