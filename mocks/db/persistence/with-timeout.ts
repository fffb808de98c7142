class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** The time is measured by this many timers in a row. */
const TURNS = 3

/**
 * Rejects after `ms` milliseconds without an answer. Browser storage can block forever, for example on a dialog or on another
 * tab paused in a debugger.
 *
 * A busy page delays the timers too, so an answer that has arrived meanwhile is read before the time is over.
 *
 * @param run calls `answered` whenever an answer arrives, which starts the time again
 */
export function withTimeout<T>(
  ms: number,
  run: (answered: () => void) => Promise<T>,
  what: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns === TURNS) reject(new TimeoutError(`${what} got no answer for ${ms} ms`))
    }, ms / TURNS)
    const answered = () => {
      // The current timer started before the answer, so it doesn't count.
      turns = -1
    }
    run(answered)
      .then(resolve, reject)
      .finally(() => clearInterval(timer))
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
