import { sha256 } from '@noble/hashes/sha2.js'

/** Parsed public key in OpenSSH's one-line format. */
export interface SshPublicKey {
  readonly type: string
  /** Format of `ssh-keygen -l`: "SHA256:" and unpadded base64. */
  readonly fingerprint: string
}

/**
 * Parses a line of the authorized_keys format (sshd(8)). The base64 part is the key blob of RFC 4253, section 6.6:
 * length-prefixed strings, the first of which repeats the type. Rejects lines whose text and blob disagree, and
 * truncated ones.
 *
 * @returns null if it is not a key
 */
export function readSshPublicKey(line: string): SshPublicKey | null {
  const [type = '', base64 = ''] = line.split(' ')
  const blob = decode(base64)
  const parts = blob && splitStrings(blob)
  if (!blob || !parts || parts.length < 2) return null
  if (new TextDecoder().decode(parts[0]) !== type) return null
  if (type === 'ssh-ed25519' && parts[1]?.length !== 32) return null
  return { type, fingerprint: `SHA256:${encode(sha256(blob)).replace(/=+$/, '')}` }
}

/** One-line format of an Ed25519 key (RFC 8709, section 4). */
export function writeEd25519Key(point: Uint8Array, comment: string): string {
  const type = 'ssh-ed25519'
  const strings = [new TextEncoder().encode(type), point]
  const blob = strings.flatMap((string) => [0, 0, 0, string.length, ...string])
  return `${type} ${encode(Uint8Array.from(blob))} ${comment}`
}

function splitStrings(blob: Uint8Array): Uint8Array[] | null {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  const strings: Uint8Array[] = []
  let offset = 0
  while (offset < blob.length) {
    if (offset + 4 > blob.length) return null
    const end = offset + 4 + view.getUint32(offset)
    if (end > blob.length) return null
    strings.push(blob.subarray(offset + 4, end))
    offset = end
  }
  return strings
}

function decode(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
