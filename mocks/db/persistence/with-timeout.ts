class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** The time is measured by this many timers in a row. */
const TURNS = 3

/**
 * Rejects after `ms` milliseconds without a response. Browser storage can block forever, for example on a dialog or on another
 * tab paused in a debugger.
 *
 * A busy page delays the timers too, so a response that has arrived meanwhile is read before the time is over.
 *
 * @param run calls `onResponse` whenever a response arrives, which starts the time again
 */
export function withTimeout<T>(
  ms: number,
  run: (onResponse: () => void) => Promise<T>,
  what: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns === TURNS) reject(new TimeoutError(`${what} got no response for ${ms} ms`))
    }, ms / TURNS)
    const onResponse = () => {
      // The current timer started before the response, so it doesn't count.
      turns = -1
    }
    run(onResponse)
      .then(resolve, reject)
      .finally(() => clearInterval(timer))
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
