/**
 * Rules of a style sheet that can apply to a page: those whose selectors name one of its classes, or none. Keeps fonts
 * and keyframes.
 * @param sheet minified, valid CSS
 */
export function usedRules(sheet: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const canApply = (selectors: string) => {
    const named = [...selectors.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([A-Za-z_-][\w-]*)/g)]
    return named.length === 0 || named.some(([, name = '']) => classes.has(name))
  }
  const filter = (rules: string): string =>
    splitRules(rules)
      .map(({ prelude, body }) => {
        if (body === null) return `${prelude};`
        if (/^@(?:media|layer|supports|container)/.test(prelude)) {
          const kept = filter(body)
          return kept === '' ? '' : `${prelude}{${kept}}`
        }
        return prelude.startsWith('@') || canApply(prelude) ? `${prelude}{${body}}` : ''
      })
      .join('')
  return filter(sheet)
}

interface Rule {
  /** Selectors, or an at-rule's name and condition. */
  readonly prelude: string
  /** Text between the braces; null for a statement such as `@import`. */
  readonly body: string | null
}

/** Splits a list of rules, without looking into their bodies. */
function splitRules(rules: string): Rule[] {
  const found: Rule[] = []
  const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|\\.|[{};]/g
  let start = 0
  let open = -1
  let depth = 0
  for (const { 0: mark, index } of rules.matchAll(marks)) {
    if (mark === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (mark === '}') {
      depth -= 1
      if (depth > 0) continue
      found.push({ prelude: rules.slice(start, open).trim(), body: rules.slice(open + 1, index) })
      start = index + 1
    } else if (mark === ';' && depth === 0) {
      found.push({ prelude: rules.slice(start, index).trim(), body: null })
      start = index + 1
    }
  }
  return found
}
