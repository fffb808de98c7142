import { randomBytes } from 'node:crypto'

/** Generates a valid SSH public key without a private key. */
export function publicKey(comment: string): string {
  const part = (bytes: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([length, bytes])
  }
  const blob = Buffer.concat([part(Buffer.from('ssh-ed25519')), part(randomBytes(32))])
  return `ssh-ed25519 ${blob.toString('base64')} ${comment}`
}
