import { sha256 } from '@noble/hashes/sha2.js'

/**
 * Fingerprint in the format of `ssh-keygen -l`: "SHA256:" and unpadded base64.
 *
 * @param line valid key in OpenSSH's one-line format
 */
export function fingerprintOf(line: string): string {
  const [, base64 = ''] = line.split(' ')
  const blob = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return `SHA256:${encode(sha256(blob)).replace(/=+$/, '')}`
}

/** One-line format of an Ed25519 key (RFC 8709, section 4). */
export function writeEd25519Key(point: Uint8Array, comment: string): string {
  const type = 'ssh-ed25519'
  const strings = [new TextEncoder().encode(type), point]
  const blob = strings.flatMap((string) => [0, 0, 0, string.length, ...string])
  return `${type} ${encode(Uint8Array.from(blob))} ${comment}`
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
