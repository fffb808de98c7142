/** A JSON text, and how many bytes it takes in UTF-8 where that is known without counting. */
interface JsonText {
  readonly text: string
  readonly bytes: number | undefined
}

/** Of a frozen value. Its bytes are counted when it is sent a second time: much is sent but once. */
interface KeptText {
  readonly text: string
  bytes: number | undefined
}

/** JSON texts of frozen values: what can't change any more need not be written twice. */
const texts = new WeakMap<object, KeptText>()

/**
 * `JSON.stringify` for the body of an answer. A resource that is frozen throughout (`deepFreeze`) is written once and
 * for all, also as one of the `items` of a list; writing is most of what a list costs.
 *
 * The text of a list is put together by `+`, which copies none of the items' texts: that is done once, when it is sent. So
 * the log, which keeps it, keeps no copy; and as counting its bytes would make one, they are told with it.
 */
export function toJson(body: unknown): JsonText {
  if (typeof body !== 'object' || body === null || !('items' in body) || !Array.isArray(body.items)) {
    return textOf(body)
  }
  const { items, ...frame } = body
  const rest = JSON.stringify(frame)
  const end = rest === '{}' ? ']}' : `],${rest.slice(1)}`
  let text = '{"items":['
  // The frame, and the commas.
  let bytes: number | undefined = text.length + lengthOf(end) + Math.max(0, items.length - 1)
  for (let index = 0; index < items.length; index++) {
    const item = textOf(items[index])
    text += index === 0 ? item.text : `,${item.text}`
    bytes = bytes === undefined || item.bytes === undefined ? undefined : bytes + item.bytes
  }
  return { text: text + end, bytes }
}

function textOf(value: unknown): JsonText {
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value), bytes: undefined }
  const kept = texts.get(value)
  if (kept !== undefined) {
    kept.bytes ??= lengthOf(kept.text)
    return kept
  }
  const written: KeptText = { text: JSON.stringify(value), bytes: undefined }
  if (Object.isFrozen(value)) texts.set(value, written)
  return written
}

/** In UTF-8: counted here, since to ask an encoder costs more than to write a short text. */
function lengthOf(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    // Half of a pair is two bytes of four, anything else beyond U+07FF is three.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return bytes
}
