import { isSitePath } from '#src/domain/site-path.ts'
import { parseStored, safeLocalStorage } from '#src/safe-storage.ts'

/** Page about one thing, such as a VM, that the user has opened. */
export interface RecentItem {
  readonly href: string
  readonly label: string
}

const MAX_ITEMS = 6
const storageKey = (userId: string) => `nimbus-recent-${userId}`

/** Items that a user opened in this browser, latest first. Damaged storage counts as empty. */
export function recentItems(userId: string): readonly RecentItem[] {
  const items = parseStored(safeLocalStorage.get(storageKey(userId)))
  return Array.isArray(items) ? items.filter(isItem).slice(0, MAX_ITEMS) : []
}

export function rememberItem(userId: string, item: RecentItem): void {
  const others = recentItems(userId).filter(({ href }) => href !== item.href)
  write(userId, [item, ...others].slice(0, MAX_ITEMS))
}

/** Call when the thing no longer exists. */
export function forgetItem(userId: string, href: string): void {
  write(
    userId,
    recentItems(userId).filter((item) => item.href !== href),
  )
}

function write(userId: string, items: readonly RecentItem[]): void {
  safeLocalStorage.set(storageKey(userId), JSON.stringify(items))
}

function isItem(item: unknown): item is RecentItem {
  const { href, label } = (item ?? {}) as Partial<Record<keyof RecentItem, unknown>>
  return isSitePath(href) && typeof label === 'string'
}
