import { follow } from './follow.js'

/** Searches all types of resources; its description says in what. */
const EVERYTHING = 'search'

/** Every `q` lists the fields that it looks at. tests/contract/search-fields.test.ts checks that the mock does so. */
export function search() {
  return {
    Operation(operation, ctx) {
      for (const [index, reference] of (operation.parameters ?? []).entries()) {
        const { node: parameter } = follow(ctx, reference)
        if (parameter.name !== 'q' || operation.operationId === EVERYTHING) continue
        const fields = parameter['x-search-fields']
        if (Array.isArray(fields) && fields.length > 0 && fields.every((it) => /^[a-z][A-Za-z.]*$/.test(it)))
          continue
        ctx.report({
          message: `\`q\` of \`${operation.operationId}\` needs \`x-search-fields\`: paths of the item's fields.`,
          location: ctx.location.child(['parameters', index]).key(),
        })
      }
    },
  }
}
