/** Hidden in a name, these make it look like another one, or turn around the text after it. */
const HIDDEN_CHARACTERS = ['\u200b', '\u2028', '\u202e', '\u2066', '\ufeff']
/** Texts that are not empty but look so. */
const BLANK_TEXTS = ['\u200b', '\u200d', '\u3164']

/**
 * Every `pattern` says its rule in words, to follow "This must be": messages to people use them. A pattern has the same
 * words everywhere. None accepts hidden characters, or a blank text where a text is required.
 */
export function patterns() {
  const known = new Map()
  return {
    Schema({ pattern, minLength, 'x-pattern-description': words }, { report, location }) {
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
      const rule = new RegExp(pattern, 'u')
      const refused = HIDDEN_CHARACTERS.map((character) => `web${character}1`).concat(
        minLength > 0 ? BLANK_TEXTS : [],
      )
      const accepted = refused.find((text) => rule.test(text))
      if (accepted !== undefined) complain(`This pattern accepts “${asEscapes(accepted)}”.`)
    },
  }
}

function asEscapes(text) {
  return text.replaceAll(/[^!-~]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
