/** Element of DER (X.690): tag byte, content, and the whole encoding. */
export interface DerNode {
  readonly tag: number
  readonly content: Uint8Array
  readonly whole: Uint8Array
}

/** Tags that X.509 uses. `explicit(n)` wraps another element, `implicit(n)` replaces the tag of a primitive one. */
export const DER = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  explicit: (n: number) => 0xa0 | n,
  implicit: (n: number) => 0x80 | n,
} as const

/** The bytes are not valid DER. */
export class DerError extends Error {}

/** Reads the elements that follow each other in the bytes. @throws DerError */
function readAll(bytes: Uint8Array): DerNode[] {
  const nodes: DerNode[] = []
  for (let at = 0; at < bytes.length; ) {
    const node = readAt(bytes, at)
    nodes.push(node)
    at += node.whole.length
  }
  return nodes
}

/** Reads the only element of the bytes. @throws DerError */
export function readOne(bytes: Uint8Array, tag: number): DerNode {
  const [node, ...others] = readAll(bytes)
  if (node === undefined || node.tag !== tag || others.length > 0) throw new DerError('Not one element')
  return node
}

/** Elements within a constructed element, such as a sequence. @throws DerError */
export function childrenOf(node: DerNode | undefined): DerNode[] {
  if (node === undefined || (node.tag & 0x20) === 0) throw new DerError('Not a constructed element')
  return readAll(node.content)
}

/** @throws DerError if the element is missing or has another tag */
export function expectTag(node: DerNode | undefined, tag: number): DerNode {
  if (node?.tag !== tag) throw new DerError(`No element with the tag ${tag}`)
  return node
}

/** Hexadecimal digits of the bytes. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readAt(bytes: Uint8Array, start: number): DerNode {
  const tag = bytes[start]
  let at = start + 1
  let length = bytes[at++]
  if (tag === undefined || length === undefined) throw new DerError('Ends too early')
  if (length > 0x7f) {
    const count = length & 0x7f
    // Four bytes of length are far more than any body; 0 would be the indefinite length of BER.
    if (count === 0 || count > 4) throw new DerError('Length out of range')
    length = 0
    for (let i = 0; i < count; i++) length = length * 256 + (bytes[at++] ?? 0)
  }
  const end = at + length
  if (end > bytes.length) throw new DerError('Ends too early')
  return { tag, content: bytes.subarray(at, end), whole: bytes.subarray(start, end) }
}
