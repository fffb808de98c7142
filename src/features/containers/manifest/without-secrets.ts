/** Regular expression for a YAML or JSON key, quoted or not. */
const key = (name: string) => `(?:"${name}"|'${name}'|\\b${name})[ \\t]*:`
const IS_SECRET = new RegExp(`${key('secret')}[ \\t]*['"]?true\\b`, 'i')
/** Value up to the end of the line, or up to the comma or closing brace in a flow mapping. */
const VALUE = new RegExp(
  `(${key('value')})[ \\t]*("(?:\\\\.|[^"\\\\])*"|'(?:''|[^'])*'|[^,}\\s][^,}\\n]*)`,
  'g',
)
/** Value on its own line, with its more deeply indented continuation lines. */
const LINE_VALUE = new RegExp(
  `^([ \\t]*(?:- +)?)(${key('value')})[^\\n]*(?:\\n(?:\\1[ \\t]+[^\\n]*|[ \\t]*(?=\\n|$)))*`,
  'gm',
)

/**
 * Removes the values of secret variables before a manifest goes to storage. The manifest check then shows which
 * values to enter again. Works on lines instead of a parser, because incomplete YAML can hold secrets too.
 */
export function withoutSecrets(manifest: string): string {
  return entriesOf(manifest)
    .map((entry) => (IS_SECRET.test(entry) ? withoutValues(entry) : entry))
    .join('')
}

function withoutValues(entry: string): string {
  // Block style first, then flow style: `- { name: A, value: b, secret: true }`.
  return entry.replace(LINE_VALUE, '$1$2').replace(VALUE, '$1 ')
}

/** Splits the text before each list item (`- `) and after the last line of an item. */
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
