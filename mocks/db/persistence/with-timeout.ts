class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Number of timers in a row that make up the time. */
const TURNS = 3

/**
 * Rejects if the promise hasn't settled after `ms` milliseconds. Browser storage can block forever, for example on a
 * dialog or on another tab paused in a debugger.
 *
 * Time in which the page is busy hardly counts: an answer may have arrived that no script could read yet.
 */
export function withTimeout<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns === TURNS) reject(new TimeoutError(`${what} took more than ${ms} ms`))
    }, ms / TURNS)
    promise.then(resolve, reject).finally(() => clearInterval(timer))
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
