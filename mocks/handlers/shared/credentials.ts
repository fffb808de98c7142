import { digest } from '../../kernel/hash.ts'

/** Digests of secrets, salted with the owner's id. Sufficient for a mock; not secure for real secrets. */
export function passwordDigest(userId: string, password: string): string {
  return digest(`password:${userId}:${password}`)
}

/** Digest of an API key. Not salted, since keys are looked up by it. */
export function secretDigest(secret: string): string {
  return digest(`key:${secret}`)
}
