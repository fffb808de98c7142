/**
 * Makes ajv's output a third of its size, which every page with the mock inside has to read: what all errors have in
 * common is said once, and validators that check the same are one.
 */
export function shrinkValidators(source: string): string {
  return mergeTwins(`${failure}\n${countSeldom(shortenCalls(shortenErrors(source)))}`)
}

/**
 * ajv counts the characters of each text, once for each bound; but no text has more characters than code units, nor fewer than
 * half as many, so that nearly always its length says enough.
 */
function countSeldom(source: string): string {
  const count = /const (func\d+) = import_ucs2length\b/.exec(source)?.[1]
  if (count === undefined) return source
  const bounded = source
    .replaceAll(new RegExp(`\\b${count}\\((\\w+)\\) > ([\\de]+)`, 'g'), 'isLonger($1, $2)')
    .replaceAll(new RegExp(`\\b${count}\\((\\w+)\\) < ([\\de]+)`, 'g'), 'isShorter($1, $2)')
  return `function isLonger(text, most) {
	return text.length > most && ${count}(text) > most;
}
function isShorter(text, least) {
	return text.length < 2 * least && ${count}(text) < least;
}
${bounded}`
}

/** Only keywords of one's own would ask for what surrounds a value. */
function shortenCalls(source: string): string {
  return source
    .replaceAll(', parentData, parentDataProperty, rootData = data }', ' }')
    .replaceAll(/,\s*parentData(?:: [^\n]+)?,\s*parentDataProperty(?:: [^\n]+)?,\s*rootData\s*\}/g, ' }')
    .replaceAll(/\{\s*(instancePath(?:: [^\n{}]+?)?)\s*\}/g, '{ $1 }')
}

/** Adds an error to those found so far. The path within the schema is left out: nobody reads it. */
const failure = `function fail(errors, instancePath, keyword, params) {
	const error = { instancePath, keyword, params };
	if (errors === null) return [error];
	errors.push(error);
	return errors;
}`

/** `const err1 = { instancePath: …, schemaPath: …, keyword: …, params: … }` and the lines that add it. */
const errorBlock =
  /const (err\d+) = \{\s*instancePath(?:: ([^\n]+?))?,\s*schemaPath: "[^\n]*",\s*keyword: ("\w+"),\s*params: (\{(?:[^{}]|\{[^{}]*\})*\})\s*\};\s*if \(vErrors === null\) vErrors = \[\1\];\s*else vErrors\.push\(\1\);/g

function shortenErrors(source: string): string {
  return source.replaceAll(
    errorBlock,
    (_, __, path: string | undefined, keyword: string, params: string) =>
      `vErrors = fail(vErrors, ${path ?? 'instancePath'}, ${keyword}, ${params.replaceAll(/\s+/g, ' ')});`,
  )
}

/** A top-level function, from its first line to the closing brace in the first column. */
const validatorFunction = /^function (validate\d+)\([\s\S]*?\n\}\n/gm

/**
 * Leaves one of several functions that differ only in their names. Callers of twins become twins themselves, hence again
 * until nothing changes.
 */
function mergeTwins(source: string): string {
  let text = source
  for (;;) {
    const first = new Map<string, string>()
    const twins = new Map<string, string>()
    const rest = text.replaceAll(validatorFunction, (whole, name: string) => {
      const body = whole.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'validate')
      const twin = first.get(body)
      if (twin === undefined) {
        first.set(body, name)
        return whole
      }
      twins.set(name, twin)
      return ''
    })
    if (twins.size === 0) return rest
    text = rest.replaceAll(/\bvalidate\d+\b/g, (name) => twins.get(name) ?? name)
  }
}
