/** JSON texts of frozen values: what can't change any more need not be written twice. */
const texts = new WeakMap<object, string>()

/**
 * `JSON.stringify` for the body of an answer. A resource that is frozen throughout (`deepFreeze`) is written once and
 * for all, also as one of the `items` of a list; writing is most of what a list costs.
 */
export function toJson(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('items' in body) || !Array.isArray(body.items)) {
    return textOf(body)
  }
  const { items, ...frame } = body
  const rest = JSON.stringify(frame)
  // Joined in one go: a text that is put together in steps is copied once more when it is sent.
  const parts = ['{"items":[']
  for (let index = 0; index < items.length; index++) {
    if (index > 0) parts.push(',')
    parts.push(textOf(items[index]))
  }
  parts.push(rest === '{}' ? ']}' : `],${rest.slice(1)}`)
  return parts.join('')
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  if (Object.isFrozen(value)) texts.set(value, text)
  return text
}
