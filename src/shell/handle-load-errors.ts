/** Pause before a stylesheet is asked for once more although there seems to be a network, in milliseconds. */
const PAUSE_MS = 1000

/** Handles scripts and stylesheets that could not be loaded. Called once, at the start. */
export function handleLoadErrors(): void {
  stayWhenOffline()
  reloadStylesheets()
}

/**
 * The router takes code that could not be loaded for the sign of a newer release and reloads the document, once for each
 * file. Without a network that would replace everything on the screen by the browser's own error page. It knows such an
 * error by its message alone, so without a network the message is another one; what remains is a page that can be tried again.
 */
function stayWhenOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // A TypeError that names the network is what a failed `fetch` throws: `problemOf` knows it.
    if (!navigator.onLine) payload.message = `Network error: ${payload.message}`
  })
}

/**
 * Asks again for stylesheets that could not be loaded, as soon as there is a network. Vite's loader asks once for each:
 * the code that is tried again later would find itself without its looks.
 */
function reloadStylesheets(): void {
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
