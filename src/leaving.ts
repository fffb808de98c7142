/** Time until a page that is still there counts as kept, in milliseconds: the user may choose to stay. */
const STAYS_AFTER = 5000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * True while the browser leaves the page. Firefox then cuts off all requests, before `pagehide`, and they fail like
 * on a broken connection.
 */
export function isLeaving(): boolean {
  return timer !== undefined
}

function markLeaving(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
  }, STAYS_AFTER)
}

// Node has no pages to leave.
globalThis.window?.addEventListener('beforeunload', markLeaving)
