import ts from 'typescript'
import { type Finding, lineOf, parse, walk } from './syntax.ts'

/** Strings, template parts and JSX texts of a module. Comments and imports are left out. */
export function textsIn(path: string, code: string): Finding[] {
  const source = parse(path, code)
  const texts: Finding[] = []
  walk(source, (node) => {
    if (!ts.isJsxText(node) && !ts.isStringLiteralLike(node) && !isTemplatePart(node)) return
    if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return
    texts.push({ line: lineOf(source, node), what: node.text.replace(/\s+/g, ' ') })
  })
  return texts
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
}
