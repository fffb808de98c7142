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
