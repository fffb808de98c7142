import { follow, isOpen, takesKeys } from './follow.js'

/** Statuses that only the operation itself can know about. */
const OWN = ['402', '409', '410']

/** Every operation documents each status it can give, and none that it can't (the table in openapi/README.md). */
export function statuses() {
  let pathParameters = []
  return {
    PathItem(item) {
      pathParameters = item.parameters ?? []
    },
    Operation(operation, ctx) {
      const parameters = [...pathParameters, ...(operation.parameters ?? [])].map(
        (parameter) => follow(ctx, parameter).node,
      )
      const expected = ['400', '429', '500', '503']
      if (ctx.key !== 'get') expected.push('507')
      if (!isOpen(operation)) expected.push('401')
      if (mayBeForbidden(operation)) expected.push('403')
      if (parameters.some((parameter) => parameter.in === 'path')) expected.push('404')
      if (operation.requestBody) expected.push('422')
      if (parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'If-Match'))
        expected.push('412')

      const documented = Object.keys(operation.responses ?? {})
      const location = ctx.location.child(['responses']).key()
      for (const status of expected) {
        if (!documented.includes(status))
          ctx.report({
            message: `\`${operation.operationId}\` can answer ${status}, but does not document it.`,
            location,
          })
      }
      for (const status of documented) {
        // An open operation has a 401 of its own where signing in is what it does.
        const possible =
          status < '400' ||
          OWN.includes(status) ||
          expected.includes(status) ||
          (status === '401' && operation.requestBody)
        if (!possible)
          ctx.report({
            message: `\`${operation.operationId}\` documents ${status}, but can never answer it.`,
            location,
          })
      }
    },
  }
}

/** A permission may be missing, a key's scope too small, or keys not be accepted at all. */
function mayBeForbidden(operation) {
  if (isOpen(operation)) return false
  return (
    operation['x-permission'] !== 'none' || !takesKeys(operation) || operation['x-key-scope'] !== 'read_only'
  )
}
