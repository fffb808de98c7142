import ts from 'typescript'

/** Finding at a line, from 1. */
export interface Finding {
  line: number
  what: string
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

const wallClockAndChance = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
])
const timers = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
])

/** Matches every text that uses one of them. Parsing the other files would take most of the time. */
const mayBeNondeterministic =
  /\b(Date|performance|crypto|Math\W+random|set(Timeout|Interval|Immediate)|request(AnimationFrame|IdleCallback))\b/

/** Finds uses of real time, randomness and timers. Searches the syntax tree, so that comments may mention them. */
export function findNondeterminism(path: string, text: string): Finding[] {
  if (!mayBeNondeterministic.test(text)) return []
  const source = parse(path, text)
  const findings: Finding[] = []
  const found = (node: ts.Node, what: string) => findings.push({ line: lineOf(source, node), what })
  walk(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = `${node.expression.getText(source).replace(/^(globalThis|window|self)\./, '')}.${node.name.text}`
      if (wallClockAndChance.has(name)) found(node, name)
      if (/^(globalThis|window|self)$/.test(node.expression.getText(source)) && timers.has(node.name.text)) {
        found(node, node.name.text)
      }
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && timers.has(node.expression.text)) {
      found(node, node.expression.text)
    }
    const isDate = (callee: ts.Expression) => ts.isIdentifier(callee) && callee.text === 'Date'
    if (ts.isNewExpression(node) && isDate(node.expression) && (node.arguments ?? []).length === 0) {
      found(node, 'new Date()')
    }
    if (ts.isCallExpression(node) && isDate(node.expression)) found(node, 'Date()')
  })
  return findings
}

/** Matches every text with a string like a relative path without an extension. */
const mayLackExtension = /(['"])[.#](?:(?!\1|\.\w+(?:\?\w+)?\1).)*\1/

/** Finds imports without a file extension, which Node requires in `mocks/` and `scripts/`. */
export function findImportsWithoutExtension(path: string, text: string): Finding[] {
  if (!mayLackExtension.test(text)) return []
  const source = parse(path, text)
  const findings: Finding[] = []
  const check = (specifier: ts.Node | undefined) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return
    if (/^[.#]/.test(specifier.text) && !/\.\w+(\?\w+)?$/.test(specifier.text)) {
      findings.push({ line: lineOf(source, specifier), what: specifier.text })
    }
  }
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) check(node.moduleSpecifier)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      check(node.arguments[0])
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) check(node.argument.literal)
  })
  return findings
}
