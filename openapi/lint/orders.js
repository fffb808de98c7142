import { follow } from './follow.js'

const FIELD = /^-?[a-z][A-Za-z.]*$/

/** A list that callers can't sort says its order: fields written like those of `sort`, or words. */
export function orders() {
  return {
    Operation(operation, ctx) {
      const { operationId, 'x-order': order } = operation
      const isFixed = ctx.key === 'get' && isList(operation, ctx) && !hasParameter(operation, ctx)
      if (isFixed ? isOrder(order) : order === undefined) return
      ctx.report({
        message: isFixed
          ? `\`${operationId}\` needs \`x-order\`: fields of its items, or words.`
          : `\`${operationId}\` needs no \`x-order\`: it is no list, or has \`sort\` or \`cursor\`.`,
        location: ctx.location.child(['x-order']).key(),
      })
    },
  }
}

const isOrder = (order) =>
  Array.isArray(order) ? order.length > 0 && order.every((it) => FIELD.test(it)) : Boolean(order?.trim())

function hasParameter(operation, ctx) {
  const names = (operation.parameters ?? []).map((it) => follow(ctx, it).node.name)
  return names.includes('sort') || names.includes('cursor')
}

/** @returns whether the response is JSON with `items` */
function isList(operation, ctx) {
  const response = follow(ctx, operation.responses?.['200'])
  const schema = follow(ctx, response.node?.content?.['application/json']?.schema, response.file)
  return schema.node?.properties?.items !== undefined
}
