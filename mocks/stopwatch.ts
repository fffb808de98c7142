/** Real milliseconds since some instant, for how long something took. Nothing of the world follows from it. */
export function stopwatch(): number {
  return performance.now()
}
