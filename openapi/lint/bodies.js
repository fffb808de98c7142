import { follow } from './follow.js'

/** Bodies are named schemas with examples; objects are closed; every response carries its request's id. */
export function bodies() {
  return {
    Operation(operation, ctx) {
      const at = (...path) => ctx.location.child(path).key()
      const name = `\`${operation.operationId}\``

      if (operation.requestBody) {
        checkContent(follow(ctx, operation.requestBody).node.content, (message) =>
          ctx.report({ message: `${name} request: ${message}`, location: at('requestBody') }),
        )
      }
      for (const [status, reference] of Object.entries(operation.responses ?? {})) {
        const complain = (message) =>
          ctx.report({ message: `${name} ${status}: ${message}`, location: at('responses', status) })
        const { node: response } = follow(ctx, reference)
        if (!response.headers?.['X-Request-Id']) complain('needs the header `X-Request-Id`.')
        checkContent(response.content, complain)
      }
    },
    Schema(schema, { report, location }) {
      if (schema.properties && schema.additionalProperties !== false) {
        report({
          message: 'An object is closed: `additionalProperties: false`.',
          location: location.child(['properties']).key(),
        })
      }
    },
  }
}

function checkContent(content, complain) {
  for (const media of Object.values(content ?? {})) {
    if (!media.schema?.$ref) complain('its schema must have a name of its own.')
    if (Object.keys(media.examples ?? {}).length === 0) complain('needs an example.')
  }
}
