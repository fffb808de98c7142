/**
 * The router takes code that could not be loaded for the sign of a newer release and reloads the document, once for each
 * file. Without a network that would replace everything on the screen by the browser's own error page. It knows such an
 * error by its message alone, so while there is no network the message is another one; what remains is a page that says
 * so and can be tried again.
 */
export function stayWhenOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // A TypeError that names the network is what a failed `fetch` throws: `problemOf` knows it.
    if (!navigator.onLine) payload.message = `Network error: ${payload.message}`
  })
}
