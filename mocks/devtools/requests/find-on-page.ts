import type { LogEntry } from '../../engine/request-log.ts'
import { literal } from './playwright-test.ts'

/** Members whose values people read, the most specific ones first. */
const READABLE = ['detail', 'name', 'title', 'domain', 'email', 'number', 'subject', 'message', 'description']

/** Maximum number of texts to search the page for. */
const MAX_TEXTS = 200

/** Roles of elements that Playwright finds by their whole name. */
const ROLES: ReadonlyArray<readonly [selector: string, role: string]> = [
  ['a[href]', 'link'],
  ['button', 'button'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
]

/**
 * Playwright locator of a text of a response that the page shows; null if it shows none.
 * @param root element of the app
 */
export function locatorOf({ responseBody }: LogEntry, root: ParentNode): string | null {
  for (const text of textsOf(responseBody)) {
    const element = elementWith(root, text)
    if (element === null) continue
    if (element.closest('[role="alert"]') !== null)
      return `page.getByRole('alert').filter({ hasText: ${literal(text)} }).first()`
    for (const [selector, role] of ROLES) {
      const found = element.closest(selector)
      if (found?.textContent?.trim() === text)
        return `page.getByRole('${role}', { name: ${literal(text)}, exact: true }).first()`
    }
    return `page.getByText(${literal(text)}, { exact: true }).first()`
  }
  return null
}

/** Visible element that has the text, and nothing else. */
function elementWith(root: ParentNode, text: string): Element | null {
  for (const element of root.querySelectorAll('*')) {
    const isIt = element.childElementCount === 0 && element.textContent?.trim() === text
    if (isIt && element.checkVisibility({ visibilityProperty: true })) return element
  }
  return null
}

/** Readable texts of a response, the most specific ones first. */
export function textsOf(body: string | null): readonly string[] {
  const found: { readonly member: string; readonly text: string }[] = []
  const visit = (member: string, value: unknown): void => {
    if (typeof value === 'string') found.push({ member, text: value.trim() })
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) visit(Array.isArray(value) ? member : name, part)
    }
  }
  try {
    visit('', JSON.parse(body ?? 'null'))
  } catch {
    return []
  }
  const rank = (member: string) => READABLE.indexOf(member)
  const readable = found
    .filter(({ member, text }) => rank(member) >= 0 && text.length > 1)
    .sort((a, b) => rank(a.member) - rank(b.member))
  return [...new Set(readable.map(({ text }) => text))].slice(0, MAX_TEXTS)
}
