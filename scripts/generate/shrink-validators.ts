/**
 * Makes ajv's output a quarter of its size, which every page with the mock inside has to read, and quicker where nothing is
 * wrong, which is nearly always: what all errors have in common is said once, where a value lies is put together only when
 * there is an error, and validators that check the same are one.
 */
export function shrinkValidators(source: string): string {
  const steps = [
    shortenErrors,
    shortenCalls,
    locateLate,
    nameLacks,
    countErrorsSeldom,
    countSeldom,
    findStrangersSeldom,
  ]
  return mergeTwins(`${helpers}\n${steps.reduce((text, step) => step(text), source)}`)
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

/**
 * Each name of a larger object is looked up among those that are known. But where nothing is lacking and there are no more names
 * than have to be there, none is unknown, and that is so most of the time.
 */
function findStrangersSeldom(source: string): string {
  const search = /for \(const (\w+) in (\w+)\) (if \(!func\d+\.call\((\S+)\.properties, \1\)\))/g
  return `function mayHaveStrangers(data, { required }) {
	let count = 0;
	for (const _ in data) count++;
	return count !== required?.length;
}
${source.replaceAll(search, 'if (vErrors !== null || mayHaveStrangers($2, $4)) for (const $1 in $2) $3')}`
}

/** Only keywords of one's own would ask for what surrounds a value. */
function shortenCalls(source: string): string {
  return source
    .replaceAll(', parentData, parentDataProperty, rootData = data }', ' }')
    .replaceAll(/,\s*parentData(?:: [^\n]+)?,\s*parentDataProperty(?:: [^\n]+)?,\s*rootData\s*\}/g, ' }')
    .replaceAll(/\{\s*(instancePath(?:: [^\n{}]+?)?)\s*\}/g, '{ $1 }')
}

/**
 * Add errors to those found so far: one, one of a member that is missing, those of a part. Paths within the schema are left
 * out: nobody reads them.
 */
const helpers = `function fail(errors, instancePath, keyword, params) {
	const error = { instancePath, keyword, params };
	if (errors === null) return [error];
	errors.push(error);
	return errors;
}
function lack(errors, instancePath, missingProperty) {
	return fail(errors, instancePath, "required", { missingProperty });
}
function under(errors, path, { errors: found }) {
	const located = found.map((error) => ({ ...error, instancePath: path + error.instancePath }));
	return errors === null ? located : errors.concat(located);
}`

/** A call of a validator for a part of the value, and the line that adds its errors. */
const partCall =
  /, \{ instancePath: instancePath \+ ([^\n]*?) \}(\)+ \{\s*)vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\3\.errors\);/g

/** Paths count from the value that a validator is given; who calls it for a part puts that in front of its errors. */
function locateLate(source: string): string {
  return source
    .replaceAll(partCall, '$2vErrors = under(vErrors, $1, $3);')
    .replaceAll(', { instancePath })', ')')
    .replaceAll(', { instancePath = "" } = {})', ')')
    .replaceAll('instancePath + ', '')
    .replaceAll('(vErrors, instancePath, ', '(vErrors, "", ')
    .replaceAll(/\{\s*instancePath,/g, '{ instancePath: "",')
}

function nameLacks(source: string): string {
  return source.replaceAll(
    /fail\(vErrors, ([^\n]*?), "required", \{ missingProperty: ("[^"]*") \}\)/g,
    'lack(vErrors, $1, $2)',
  )
}

/** Only what tries one form after another counts its errors, to take back those of a form that did not fit. */
function countErrorsSeldom(source: string): string {
  return source.replaceAll(validatorFunction, (whole) =>
    whole.includes('_errs')
      ? whole
      : whole
          .replaceAll(/^\s*(errors\+\+|errors = vErrors\.length|let errors = 0);\n/gm, '')
          .replace('return errors === 0;', 'return vErrors === null;'),
  )
}

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
