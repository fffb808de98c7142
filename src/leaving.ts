/** Time after `beforeunload` until a page that is still there counts as not left, in milliseconds: the user may stay. */
const STAYED_AFTER_MS = 5000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * True while the browser leaves the page. Firefox then cuts off all requests, before `pagehide`, and they fail like
 * on a broken connection.
 */
export function isLeaving(): boolean {
  return timer !== undefined
}

/**
 * Result of an `import()` whose failure nobody handles. Never settles if the browser aborts it by leaving the page:
 * Firefox reports every unhandled rejection, even if a listener prevents its default.
 */
export async function unlessLeaving<Module>(importing: Promise<Module>): Promise<Module> {
  try {
    return await importing
  } catch (error) {
    if (isLeaving()) return new Promise(() => {})
    throw error
  }
}

function markLeaving(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
  }, STAYED_AFTER_MS)
}

// Node has no pages to leave.
globalThis.window?.addEventListener('beforeunload', markLeaving)
