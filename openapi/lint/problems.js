import { follow } from './follow.js'

/** Statuses that ask the caller to wait. */
const WAIT = ['429', '503']

/**
 * Every problem response lists its codes in `x-codes` and has, for each, one example of that name which says the same.
 * A code means one thing: it has the same title and status in every operation.
 */
export function problems() {
  const meanings = new Map()

  function check(responses, ctx, { name, at }) {
    for (const [status, reference] of Object.entries(responses ?? {})) {
      if (status < '400') continue
      const location = at(status)
      const complain = (message) => ctx.report({ message: `${name} ${status}: ${message}`, location })

      const response = follow(ctx, reference)
      const media = response.node.content?.['application/problem+json']
      if (!media) {
        complain('must be `application/problem+json`.')
        continue
      }
      const codes = response.node['x-codes'] ?? []
      const names = Object.keys(media.examples ?? {})
      if (codes.length === 0) complain('`x-codes` must list the codes it can carry.')
      for (const code of codes) if (!names.includes(code)) complain(`no example of the code \`${code}\`.`)
      for (const name of names) {
        if (!codes.includes(name)) complain(`the example \`${name}\` is not one of its \`x-codes\`.`)
        const { value } = follow(ctx, media.examples[name], response.file).node
        if (value?.code !== name || value.type !== `/problems/${name}`)
          complain(`the example \`${name}\` must carry that code and type.`)
        if (String(value?.status) !== status) complain(`the example \`${name}\` says ${value?.status}.`)
        const meaning = `${value?.status} ${value?.title}`
        const known = meanings.get(name) ?? meaning
        meanings.set(name, known)
        if (meaning !== known)
          complain(`the code \`${name}\` means “${meaning}” here, but “${known}” elsewhere.`)
        if (WAIT.includes(status) && value?.retryAfter === undefined)
          complain(`the example \`${name}\` must say \`retryAfter\`.`)
      }
      if (WAIT.includes(status) && !response.node.headers?.['Retry-After'])
        complain('needs the header `Retry-After`.')
    }
  }

  return {
    Root(root, ctx) {
      const responses = Object.entries(root['x-common-responses'] ?? {}).map(([status, name]) => [
        status,
        root.components?.responses?.[name] ?? {},
      ])
      check(Object.fromEntries(responses), ctx, {
        name: '`x-common-responses`',
        at: (status) => ctx.location.child(['x-common-responses', status]).key(),
      })
    },
    Operation(operation, ctx) {
      check(operation.responses, ctx, {
        name: `\`${operation.operationId}\``,
        at: (status) => ctx.location.child(['responses', status]).key(),
      })
    },
  }
}
