/**
 * Every `pattern` says its rule in words, to follow "This must be": messages to people use them. A pattern has the same
 * words everywhere.
 */
export function patterns() {
  const known = new Map()
  return {
    Schema({ pattern, 'x-pattern-description': words }, { report, location }) {
      if (pattern === undefined) return
      const complain = (message) =>
        report({ message, location: location.child(['x-pattern-description']).key() })
      if (!words?.trim() || words.endsWith('.')) {
        complain('`pattern` needs `x-pattern-description`: words to follow “This must be”, without a period.')
        return
      }
      const first = known.get(pattern) ?? words
      known.set(pattern, first)
      if (first !== words) complain(`This pattern is “${first}” elsewhere.`)
    },
  }
}
