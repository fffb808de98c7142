import { fetchWithTimeout } from '#src/api/fetch-with-timeout.ts'

/**
 * Reloads the document, once, if code fails to load because a new release has replaced it. Otherwise a dialog or menu that
 * loads on demand would never open. The browser asks first if a form has unsaved input. Pages do the same, by the router.
 */
export function reloadForNewRelease(): void {
  let isReloading = false
  window.addEventListener('vite:preloadError', async () => {
    if (isReloading || !navigator.onLine || !(await isReplaced())) return
    isReloading = true
    window.location.reload()
  })
}

/** True if the server has a document with other scripts. */
async function isReplaced(): Promise<boolean> {
  const response = await fetchWithTimeout(window.location.href, { cache: 'no-cache' }).catch(() => undefined)
  if (!response?.ok) return false
  const html = await response.text()
  const scripts = document.querySelectorAll('script[type="module"][src]')
  return [...scripts].some((script) => !html.includes(script.getAttribute('src') ?? ''))
}
