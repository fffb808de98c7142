import { expect, it } from 'vitest'
import { permissionDeniedReason } from './permission.ts'

it('names who can help', () => {
  expect(permissionDeniedReason({ permission: 'view_billing', role: 'Developer' })).toBe(
    'Your role doesn’t include billing. An Owner or Admin can change it.',
  )
  expect(permissionDeniedReason({ permission: 'manage_resources', role: 'Viewer', things: 'volumes' })).toBe(
    'Your role can view volumes but not change them. Ask an Owner or Admin.',
  )
})

it.each(['manage_resources', 'manage_team', 'view_billing', 'view_logs'] as const)(
  'sends an admin without %s to an owner, not to an admin',
  (permission) => {
    const reason = permissionDeniedReason({ permission, role: 'Admin' })
    expect(reason).toMatch(/an owner/i)
    expect(reason).not.toMatch(/admin/i)
  },
)
