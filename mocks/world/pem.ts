/** Block of a PEM text (RFC 7468). */
export interface PemBlock {
  /** Such as `CERTIFICATE`. */
  readonly label: string
  readonly bytes: Uint8Array
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g

/** Blocks of a PEM text; text around them is ignored. Null if a block is not closed or is not base64. */
export function readPem(text: string): PemBlock[] | null {
  const blocks: PemBlock[] = []
  for (const [, label = '', body = ''] of text.matchAll(BLOCK)) {
    const bytes = fromBase64(body)
    if (bytes === null) return null
    blocks.push({ label, bytes })
  }
  const beginLines = text.match(/-----BEGIN /g)?.length ?? 0
  return beginLines === blocks.length ? blocks : null
}

function fromBase64(body: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(body.replace(/\s/g, '')), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
