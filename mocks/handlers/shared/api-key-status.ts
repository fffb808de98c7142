import type { ApiKey } from '#src/api/generated/types.gen.ts'
import type { ApiKeyRow } from '../../db/index.ts'

/** Only an active key authenticates. */
export function apiKeyStatus({ revokedAt, expiresAt }: ApiKeyRow, now: number): ApiKey['status'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}
