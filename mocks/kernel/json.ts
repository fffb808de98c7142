/** Deepest nesting of JSON that is read, in levels. No schema of the contract comes near it. */
export const MAX_DEPTH = 100

/** Largest request body, in bytes: the contract's limit. A picture of the maximum size fits. */
export const BODY_LIMIT = 16_000_000

/** The body of a request is larger than `BODY_LIMIT`. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'

  constructor() {
    super(`The body is larger than ${BODY_LIMIT.toLocaleString('en-US')} bytes.`)
  }
}

/**
 * Checks the declared size, so that nothing of a body that is too large has to be read.
 * @throws BodyTooLarge
 */
export function assertDeclaredSize(headers: { get(name: string): string | null }): void {
  if (Number(headers.get('content-length') ?? 0) > BODY_LIMIT) throw new BodyTooLarge()
}

/** @throws BodyTooLarge */
export function assertBodySize(text: string): void {
  // A character has one to three bytes, so most texts need no count.
  if (text.length * 3 <= BODY_LIMIT) return
  if (text.length > BODY_LIMIT || new TextEncoder().encode(text).length > BODY_LIMIT) throw new BodyTooLarge()
}

/**
 * `JSON.parse` for untrusted text. Limits the nesting, so that code which walks the value can't run out of stack.
 * @throws SyntaxError if the text is no JSON, or is nested too deeply
 */
export function parseShallow(text: string): unknown {
  if (isDeep(text)) throw new SyntaxError(`it is nested more than ${MAX_DEPTH} levels deep`)
  return JSON.parse(text)
}

function isDeep(text: string): boolean {
  // Each level takes two characters.
  if (text.length <= 2 * MAX_DEPTH) return false
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}
