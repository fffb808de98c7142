import { isLeaving } from '#src/leaving.ts'
import { isImportFailure } from '#src/ui/import-failure.ts'

/** Delay in milliseconds before retrying a stylesheet although the browser is online. */
const RETRY_DELAY_MS = 1000

/** Handles scripts and stylesheets that failed to load. Call once, at startup. */
export function handleLoadErrors(): void {
  stayWhenOffline()
  reloadStylesheets()
  ignoreWhenLeaving()
}

/** Hides errors of imports that the browser aborts because the page is left. */
function ignoreWhenLeaving(): void {
  const ignore = (event: Event, error: unknown) => {
    if (isLeaving() && isImportFailure(error)) event.preventDefault()
  }
  window.addEventListener('error', (event) => ignore(event, event.error))
  window.addEventListener('unhandledrejection', (event) => ignore(event, event.reason))
}

/**
 * Prevents a page reload while offline. The router treats code that fails to load as a sign of a new release and
 * reloads the document, which offline shows the browser's error page. It detects such errors by their message, so
 * change the message.
 */
function stayWhenOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // `problemOf` recognizes a TypeError with this text as a network failure, like one from `fetch`.
    if (!navigator.onLine) payload.message = `Network error: ${payload.message}`
  })
}

/**
 * Reloads failed stylesheets once the browser is online. Vite requests each only once, so code that loads on a retry
 * would stay unstyled.
 */
function reloadStylesheets(): void {
  const failed = new Set<HTMLLinkElement>()
  const reload = () => {
    for (const link of failed) link.replaceWith(link.cloneNode())
    failed.clear()
  }
  // Load errors don't bubble, so listen in the capture phase.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target)
      // Right after a reconnect some requests still fail, so wait.
      if (navigator.onLine) setTimeout(reload, RETRY_DELAY_MS)
    },
    true,
  )
  window.addEventListener('online', reload)
}
