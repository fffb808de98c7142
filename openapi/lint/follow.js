/**
 * Follows `$ref`s, across files, until there is none.
 *
 * @param {object} ctx redocly's context of the visit
 * @param {object} node an object that may be a reference
 * @param {string} [file] the file that the node stands in; without it, the one being visited
 * @returns {{ node: object, file: string }} `file` is what references inside the node are relative to
 */
export function follow(ctx, node, file = ctx.location.source.absoluteRef) {
  let at = { node, file }
  while (at.node?.$ref) {
    const target = ctx.resolve(at.node, at.file)
    // A dead reference is reported by redocly's own rule; here it is an object without anything in it.
    at =
      target.location && target.node
        ? { node: target.node, file: target.location.source.absoluteRef }
        : { node: {}, file: at.file }
  }
  return at
}

/** @returns whether an operation may be called by somebody who is not signed in */
export function isOpen(operation) {
  return (
    operation.security?.length === 0 || operation.security?.some((scheme) => Object.keys(scheme).length === 0)
  )
}

/** @returns whether an operation takes API keys */
export function takesKeys(operation) {
  return operation.security?.some((scheme) => 'apiKey' in scheme) ?? false
}
