import type { ApiKeyRow } from '../../db/index.ts'
import { iso } from '../../kernel/iso-time.ts'
import type { Notice } from '../../world/notify.ts'

/** Notification of the user who created an API key. */
export function keyCreated(name: string): Pick<Notice, 'severity' | 'title' | 'body' | 'href'> {
  return {
    severity: 'info',
    title: `API key ${name} created`,
    body: 'If you didn’t create this key, revoke it and change your password.',
    href: '/account?tab=api-keys',
  }
}

/** Scope and expiry of a new API key, for the audit log. */
export function scopeAndExpiry({ scope, expiresAt }: Pick<ApiKeyRow, 'scope' | 'expiresAt'>): string {
  const expiry = expiresAt === null ? 'Never expires.' : `Expires on ${iso(expiresAt).slice(0, 10)}.`
  return `Scope: ${scope.replaceAll('_', ' ')}. ${expiry}`
}
