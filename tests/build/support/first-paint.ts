/** Runs in the page: sum of all layout shifts so far. */
export function measureShift(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
}

/** Runs in the page: the elements that shifted, each with its distance in pixels. */
export function shiftedElements(): string[] {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  interface Source {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }
  const sources = observer
    .takeRecords()
    .flatMap((entry) => (entry as unknown as { sources: readonly Source[] }).sources)
  return sources.map(({ node, previousRect, currentRect }) => {
    const name =
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'removed')
    return `${name}: ${currentRect.y - previousRect.y}`
  })
}

/** Runs in the page: waits until the last changes are painted. */
export function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page: true once React has hydrated it. */
export function isTakenOver(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))
}
