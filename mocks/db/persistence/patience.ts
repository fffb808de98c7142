/** Somebody did not answer in time. */
class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * A promise that rejects when another has not settled within so many milliseconds. Browser storage can wait for
 * ever (on another tab that is stopped in a debugger, on a dialog), and a page must not.
 */
export function within<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${what} took more than ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Gives others so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
