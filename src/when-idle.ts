/** Runs low-priority work once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
