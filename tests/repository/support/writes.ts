import ts from 'typescript'
import { type Finding, lineOf, parse, walk } from './syntax.ts'

/** Properties whose functions run in a mutation: its own, and those of the hooks and tables built on it. */
const mutationProperties = new Set(['mutationFn', 'call', 'create', 'update'])

/**
 * Finds calls of API writes that run outside a mutation, such as in an event handler or an effect. Functions at the top
 * of a module are permitted, since components pass them to a hook.
 * @param writes names of the operations that change something
 */
export function findUnguardedWrites(path: string, text: string, writes: ReadonlySet<string>): Finding[] {
  // Most files have neither, and parsing them would take most of the time.
  if (!text.includes('/generated/sdk') && !text.includes('mutateAsync')) return []
  const source = parse(path, text)
  const imported = new Set<string>()
  const findings: Finding[] = []
  walk(source, (node) => {
    if (ts.isImportSpecifier(node) && isFromSdk(node) && writes.has((node.propertyName ?? node.name).text))
      imported.add(node.name.text)
    if (ts.isIdentifier(node) && node.text === 'mutateAsync' && !isInSwitches(node))
      findings.push({ line: lineOf(source, node), what: 'mutateAsync' })
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && imported.has(node.expression.text)) {
      if (!isInMutation(node)) findings.push({ line: lineOf(source, node), what: node.expression.text })
    }
  })
  return findings
}

function isFromSdk(specifier: ts.ImportSpecifier): boolean {
  const { moduleSpecifier } = specifier.parent.parent.parent
  return ts.isStringLiteral(moduleSpecifier) && /\/generated\/sdk/.test(moduleSpecifier.text)
}

/** True if the functions around a call are those of a mutation or a query, or a single one at the top of the module. */
function isInMutation(call: ts.Node): boolean {
  let functions = 0
  for (let at = call; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) functions += 1
    if (ts.isPropertyAssignment(at) && isNamed(at.name, 'queryFn', ...mutationProperties)) return true
  }
  return functions === 1
}

/** True in the options of `useSwitches`, which saves one choice at a time. */
function isInSwitches(node: ts.Node): boolean {
  return (
    ts.findAncestor(
      node,
      (at) =>
        ts.isCallExpression(at) && ts.isIdentifier(at.expression) && at.expression.text === 'useSwitches',
    ) !== undefined
  )
}

function isNamed(name: ts.PropertyName, ...names: readonly string[]): boolean {
  return ts.isIdentifier(name) && names.includes(name.text)
}
