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

/**
 * Result of an `import()` that nobody handles the failure of. Never settles if the browser cuts it off by leaving the
 * page: Firefox reports every unhandled rejection, also one that a listener prevents.
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
  }, STAYS_AFTER)
}

// Node has no pages to leave.
globalThis.window?.addEventListener('beforeunload', markLeaving)
