const EFFECTS = ['deletes', 'clears', 'keeps']

/** Every operation has a description, and a deletion says what happens to other items. */
export function operations() {
  return {
    Operation(operation, { key, report, location }) {
      const { operationId, description } = operation
      if (!description?.trim()) {
        report({ message: `\`${operationId}\` needs a description.`, location: location.key() })
      }
      if (key !== 'delete' || !operationId?.startsWith('delete')) return
      const effects = operation['x-deletion']
      const isTable =
        effects !== undefined &&
        Object.entries(effects).every(
          ([name, fields]) =>
            EFFECTS.includes(name) && fields.every((it) => /^list[A-Z][A-Za-z.]*$/.test(it)),
        )
      if (isTable) return
      report({
        message: `\`${operationId}\` needs \`x-deletion\` with ${EFFECTS.join(', ')}: lists, and fields of listed items.`,
        location: location.child(['x-deletion']).key(),
      })
    },
  }
}
