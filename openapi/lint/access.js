import { isOpen, takesKeys } from './follow.js'

/** What `x-permission` can require, in the order of responses. */
export const PERMISSIONS = [
  'full_access',
  'manage_resources',
  'manage_team',
  'manage_billing',
  'view_billing',
  'deploy',
  'view_logs',
  'none',
]
const KEY_SCOPES = ['read_only', 'deploy_only', 'full_access', 'none']

/** Every operation says who may call it, and says the same in `security`, `x-permission` and `x-key-scope`. */
export function access() {
  return {
    Operation(operation, { key, report, location }) {
      const permission = operation['x-permission']
      const scope = operation['x-key-scope']
      const complain = (key, message) => report({ message, location: location.child([key]).key() })

      if (!PERMISSIONS.includes(permission))
        complain('x-permission', `\`x-permission\` must be one of ${PERMISSIONS.join(', ')}.`)
      if (!KEY_SCOPES.includes(scope))
        complain('x-key-scope', `\`x-key-scope\` must be one of ${KEY_SCOPES.join(', ')}.`)
      if (takesKeys(operation) !== (scope !== 'none')) {
        complain(
          'x-key-scope',
          '`x-key-scope` must name a scope where `security` takes API keys, and be `none` where it does not.',
        )
      }
      if (isOpen(operation) && permission !== 'none') {
        complain('x-permission', 'Nobody signed in has no permission: `x-permission` must be `none` here.')
      }
      const audit = operation['x-audit']
      if (audit !== undefined && (audit !== 'none' || key === 'get')) {
        complain(
          'x-audit',
          '`x-audit` can only be `none`, on what is no GET and changes nothing that the audit log is about.',
        )
      }
      if (operation.tags?.length !== 1)
        complain('tags', 'An operation has exactly one tag: the file it stands in.')
    },
  }
}
