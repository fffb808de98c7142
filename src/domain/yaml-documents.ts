import { isMap, isNode, isScalar, isSeq, LineCounter, type ParsedNode, parseAllDocuments } from 'yaml'
import { pointerSteps } from '#src/json-pointer.ts'

/* YAML 1.2 parser that keeps positions, shared by console and mock for manifests. */

/** Line and column, from 1. */
interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Error at a position; the message is a sentence. */
export interface TextProblem extends TextPlace {
  readonly code: string
  readonly message: string
}

/** One document of a text. */
export interface YamlDocument {
  /** First line. */
  readonly line: number
  /** Parsed value. */
  readonly value: unknown
  /** Position of the value at a JSON pointer (RFC 6901), or of the nearest existing parent. */
  placeOf(pointer: string): TextPlace
  /** Position of the key at a JSON pointer; of the value if there is no key. */
  keyPlaceOf(pointer: string): TextPlace
}

export interface YamlText {
  /** Documents with content; empty if the text can't be parsed. */
  readonly documents: readonly YamlDocument[]
  readonly problems: readonly TextProblem[]
}

/** Limit of alias expansions, against "billion laughs" input. */
const MAX_ALIASES = 100

export function parseYaml(text: string): YamlText {
  const lines = new LineCounter()
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, version: '1.2' })
  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lines.linePos(offset)
    // An empty text has no line, but positions start at 1.
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const problems: TextProblem[] = []
  const documents: YamlDocument[] = []
  for (const document of parsed) {
    for (const { pos, message } of document.errors) {
      problems.push({ ...placeAt(pos[0]), code: 'syntax', message: sentence(message) })
    }
    const { contents } = document
    if (document.errors.length > 0 || contents === null || !isNode(contents)) continue
    if (isScalar(contents) && contents.value === null) continue
    const begin = placeAt(contents.range[0])
    let value: unknown
    try {
      value = document.toJS({ maxAliasCount: MAX_ALIASES })
    } catch (error) {
      problems.push({ ...begin, code: 'syntax', message: sentence((error as Error).message) })
      continue
    }
    const placeOf = (pointer: string, of: 'value' | 'key'): TextPlace => {
      const found = offsetAt(contents, pointer, of)
      return found === null ? begin : placeAt(found)
    }
    documents.push({
      line: begin.line,
      value,
      placeOf: (pointer) => placeOf(pointer, 'value'),
      keyPlaceOf: (pointer) => placeOf(pointer, 'key'),
    })
  }
  return problems.length > 0 ? { documents: [], problems } : { documents, problems }
}

/** Offset of the node at a pointer, or of the last existing node on the way; null for the document itself. */
function offsetAt(root: ParsedNode, pointer: string, of: 'value' | 'key'): number | null {
  let last: Member = { node: root, offset: null }
  for (const name of pointerSteps(pointer)) {
    const member = memberOf(last.node, name, of)
    if (member === null) break
    last = member
  }
  return last.offset
}

interface Member {
  /** Null for a key without a value. */
  readonly node: ParsedNode | null
  readonly offset: number | null
}

/** Member of an object or list; null if it has none of the name. */
function memberOf(node: ParsedNode | null, name: string, of: 'value' | 'key'): Member | null {
  if (isSeq(node)) {
    const item: ParsedNode | undefined = node.items[Number(name)]
    return item === undefined ? null : { node: item, offset: item.range[0] }
  }
  if (!isMap(node)) return null
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
  if (pair === undefined) return null
  const { key, value } = pair
  const place = of === 'key' ? key : (value ?? key)
  // For `tags:` without a value, use the position of the key.
  return { node: value, offset: place.range[0] === place.range[1] ? key.range[0] : place.range[0] }
}

function sentence(message: string): string {
  const text = message.trim()
  return /[.!?]$/.test(text) ? text : `${text}.`
}
