/**
 * Words of a shell command; quotes and backslashes are removed, and a comment ends it. Knows no variables, pipes or
 * substitutions.
 */
export function wordsOf(line: string): string[] {
  const words: string[] = []
  const token = /\s*(?:#.*|((?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+))/gy
  for (const [, word] of line.trim().matchAll(token)) {
    if (word === undefined) break
    words.push(
      word.replaceAll(
        /'([^']*)'|"([^"]*)"|\\(.)/g,
        (_, single = '', double = '', escaped = '') => single + double + escaped,
      ),
    )
  }
  return words
}

/** A curl command of the documentation. */
interface Curl {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** A leading `@` names a file. */
  readonly data: string | null
  /** True if the cookies of a session go along. */
  readonly hasCookies: boolean
  /** File that the output goes to. */
  readonly output: string | null
}

/** @throws Error for an option that it doesn't know */
export function curlOf(words: readonly string[]): Curl {
  let url: string | undefined
  let method: string | null = null
  let data: string | null = null
  let output: string | null = null
  let hasCookies = false
  const headers: Record<string, string> = {}
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!/^[->]/.test(word)) {
      url = word
      continue
    }
    const value = rest.shift() ?? ''
    if (word === '-X') method = value
    else if (word === '-d') data = value
    else if (word === '>') output = value
    else if (word === '-b') hasCookies = true
    else if (word === '-H') headers[value.split(':')[0] ?? ''] = value.slice(value.indexOf(':') + 1).trim()
    else throw new Error(`Samples use the option ${word} of curl, which their test does not know.`)
  }
  if (url === undefined) throw new Error('A curl of the samples has no URL.')
  return { url, method: method ?? (data === null ? 'GET' : 'POST'), headers, data, hasCookies, output }
}
