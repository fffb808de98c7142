class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Number of timers in a row that make up the time. */
const TURNS = 3

/**
 * Rejects after `ms` milliseconds without an answer. Browser storage can block forever, for example on a dialog or on another
 * tab paused in a debugger.
 *
 * Time in which the page is busy hardly counts: an answer may have arrived that no script could read yet.
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
      // The timer that runs now has begun before the answer.
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
