import { PERMISSIONS } from './access.js'

/** `x-permissions` beside an enum of roles lists the permissions of each, in their usual order. */
export function roles() {
  return {
    Schema(schema, { report, location }) {
      const table = schema['x-permissions']
      if (table === undefined) return
      const complain = (message) => report({ message, location: location.child(['x-permissions']).key() })
      if (String(Object.keys(table)) !== String(schema.enum))
        complain('`x-permissions` must list the roles of `enum`, in that order.')
      for (const [role, held] of Object.entries(table)) {
        if (String(held) !== String(PERMISSIONS.filter((it) => it !== 'none' && held.includes(it))))
          complain(`\`x-permissions\` of ${role} must be some of ${PERMISSIONS.join(', ')}, in that order.`)
      }
    },
  }
}
