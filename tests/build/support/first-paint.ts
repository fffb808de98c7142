/** Runs in the page: sum of all layout shifts so far. */
export function measureShift(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
}

/** Runs in the page: waits until the last changes are painted. */
export function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page: true once React has hydrated it. */
export function isTakenOver(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))
}
