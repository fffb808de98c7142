/** A key of YAML, with or without quotation marks, as JSON writes it. */
const key = (name: string) => `(?:"${name}"|'${name}'|\\b${name})[ \\t]*:`
const IS_SECRET = new RegExp(`${key('secret')}[ \\t]*['"]?true\\b`, 'i')
/** A value up to the end of its line, or to the comma that ends it within braces. */
const VALUE = new RegExp(
  `(${key('value')})[ \\t]*("(?:\\\\.|[^"\\\\])*"|'(?:''|[^'])*'|[^,}\\s][^,}\\n]*)`,
  'g',
)
/** A value that has its line for itself, and its further lines, which stand deeper. */
const LINE_VALUE = new RegExp(
  `^([ \\t]*(?:- +)?)(${key('value')})[^\\n]*(?:\\n(?:\\1[ \\t]+[^\\n]*|[ \\t]*(?=\\n|$)))*`,
  'gm',
)

/**
 * A manifest as it may lie in storage: the values of secret variables are left out, and whoever comes back enters them
 * again (the check of the manifest says where). By the look of the lines and not by a parser, since half-written YAML
 * has secrets too.
 */
export function withoutSecrets(manifest: string): string {
  return entriesOf(manifest)
    .map((entry) => (IS_SECRET.test(entry) ? withoutValues(entry) : entry))
    .join('')
}

function withoutValues(entry: string): string {
  // First those on lines of their own, then those within braces: `- { name: A, value: b, secret: true }`.
  return entry.replace(LINE_VALUE, '$1$2').replace(VALUE, '$1 ')
}

/** The text cut before each `- ` of a list, and after the last line of an entry. */
function entriesOf(text: string): string[] {
  const entries: string[] = ['']
  let indent: number | null = null
  for (const line of text.split(/(?<=\n)/)) {
    const depth = line.search(/\S/)
    const begins = /^[ \t]*- /.test(line)
    const ends = indent !== null && depth !== -1 && depth <= indent
    if (begins || ends) {
      entries.push('')
      indent = begins ? depth : null
    }
    entries[entries.length - 1] += line
  }
  return entries
}
