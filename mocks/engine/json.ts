/** JSON text and its UTF-8 length in bytes, if known without counting. */
interface JsonText {
  readonly text: string
  readonly bytes: number | undefined
}

/**
 * Cached text of a frozen value. Its bytes are counted when it is sent a second time, since most texts are sent once.
 */
interface KeptText {
  readonly text: string
  bytes: number | undefined
}

/** JSON texts of frozen values, which never change. */
const texts = new WeakMap<object, KeptText>()

/**
 * `JSON.stringify` for response bodies. Deeply frozen resources (`deepFreeze`) are serialized once, also as `items`
 * of a list, where serializing is most of the cost.
 *
 * List texts are concatenated with `+`, so the request log shares the items' texts instead of copying them. The byte
 * length is returned too, since counting would flatten the text.
 */
export function toJson(body: unknown): JsonText {
  if (typeof body !== 'object' || body === null || !('items' in body) || !Array.isArray(body.items)) {
    return textOf(body)
  }
  const { items, ...frame } = body
  const rest = JSON.stringify(frame)
  const end = rest === '{}' ? ']}' : `],${rest.slice(1)}`
  let text = '{"items":['
  // Brackets and commas.
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

/** UTF-8 length. Counted here: an encoder costs more than writing a short text. */
function lengthOf(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    // Each half of a surrogate pair counts 2 of its 4 bytes; other units above U+07FF take 3.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return bytes
}
