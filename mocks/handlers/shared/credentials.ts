import { digest } from '../../kernel/hash.ts'

/**
 * How secrets are stored: digests that tell them apart, salted with the id of whose they are. This is a mock; nothing
 * here protects a real secret.
 */
export function passwordDigest(userId: string, password: string): string {
  return digest(`password:${userId}:${password}`)
}

/** Of an API key's secret. Not salted, since the key is looked up by it. */
export function secretDigest(secret: string): string {
  return digest(`key:${secret}`)
}
