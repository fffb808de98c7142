/** Pause before a stylesheet is asked for once more although there seems to be a network, in milliseconds. */
const PAUSE_MS = 1000

/**
 * Asks again for stylesheets that could not be loaded, as soon as there is a network. Vite's loader asks once for each:
 * the code that is tried again later would find itself without its looks.
 */
export function reloadStylesheets(): void {
  const failed = new Set<HTMLLinkElement>()
  const askAgain = () => {
    for (const link of failed) link.replaceWith(link.cloneNode())
    failed.clear()
  }
  // Such an error does not bubble, but it is captured on its way down.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target)
      // A network that has just come back does not carry everything at once.
      if (navigator.onLine) setTimeout(askAgain, PAUSE_MS)
    },
    true,
  )
  window.addEventListener('online', askAgain)
}
