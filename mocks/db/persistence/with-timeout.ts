class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * Rejects if the promise hasn't settled after `ms` milliseconds. Browser storage can block forever, for example on a
 * dialog or on another tab paused in a debugger.
 */
export function withTimeout<T>(ms: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${what} took more than ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
