/**
 * SSH public keys, one line each as in `~/.ssh/*.pub`: type, base64, optional comment (sshd(8), AUTHORIZED_KEYS FILE
 * FORMAT; encoding: RFC 4253, section 6.6).
 */

const SSH_KEY_TYPES = [
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
] as const

type SshKeyType = (typeof SSH_KEY_TYPES)[number]

export type SshKeyCheck =
  | {
      readonly valid: true
      readonly type: SshKeyType
      /** Normalized line to send, with single spaces. */
      readonly line: string
      /** Comment, usually `user@host`; empty if missing. Used to suggest a name. */
      readonly comment: string
    }
  | { readonly valid: false; readonly reason: string }

/** Key names; the server checks that they are unique in the organization. */
export const SSH_KEY_NAME_PATTERN = /^[A-Za-z0-9]([A-Za-z0-9 ._@-]{0,61}[A-Za-z0-9._@-])?$/

/** Minimum RSA key length (NIST SP 800-131A). */
const MIN_RSA_BITS = 2048

/** Validates a public key; on failure returns a sentence that says what to do. */
export function checkSshPublicKey(text: string): SshKeyCheck {
  const trimmed = text.trim()
  if (trimmed === '') return invalid('Paste a public key.')
  if (/-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(trimmed)) {
    return invalid(
      'This is a private key: keep it to yourself. Paste the public key from the file ending in .pub.',
    )
  }
  if (/\r|\n/.test(trimmed)) return invalid('A public key is a single line. Paste one key at a time.')

  const [type = '', encoded = '', ...words] = trimmed.split(/\s+/)
  const known = SSH_KEY_TYPES.find((name) => name === type)
  if (known === undefined) {
    return invalid('Start with the key type, such as ssh-ed25519 or ssh-rsa.')
  }
  const fields = decode(encoded)
  if (fields === null || fields.length < 2 || asText(fields[0]) !== known || isTruncated(known, fields)) {
    return invalid('The key is damaged or was not copied in full.')
  }
  if (known === 'ssh-rsa' && bitLength(fields[2]) < MIN_RSA_BITS) {
    return invalid(`The RSA key is too short: use ${MIN_RSA_BITS} bits or more, or an ssh-ed25519 key.`)
  }
  const comment = words.join(' ')
  return {
    valid: true,
    type: known,
    comment,
    line: comment === '' ? `${type} ${encoded}` : `${type} ${encoded} ${comment}`,
  }
}

/** An Ed25519 key has 32 bytes (RFC 8709, section 4). */
function isTruncated(type: SshKeyType, [, key]: readonly Uint8Array[]): boolean {
  return type === 'ssh-ed25519' && key?.length !== 32
}

function invalid(reason: string): SshKeyCheck {
  return { valid: false, reason }
}

/** Length-prefixed strings of the blob (RFC 4251, section 5); null if the lengths don't match. */
function decode(encoded: string): Uint8Array[] | null {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
  const view = new DataView(bytes.buffer)
  const fields: Uint8Array[] = []
  let offset = 0
  while (offset < bytes.length) {
    if (offset + 4 > bytes.length) return null
    const end = offset + 4 + view.getUint32(offset)
    if (end > bytes.length) return null
    fields.push(bytes.subarray(offset + 4, end))
    offset = end
  }
  return fields
}

function asText(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : String.fromCharCode(...bytes)
}

/** Bit length of a positive multiple-precision integer, without the leading zero byte of the sign. */
function bitLength(bytes: Uint8Array | undefined): number {
  if (bytes === undefined) return 0
  const start = bytes.findIndex((byte) => byte !== 0)
  return start === -1 ? 0 : (bytes.length - start) * 8 - Math.clz32(bytes[start] ?? 0) + 24
}
