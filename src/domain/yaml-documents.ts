import { isMap, isNode, isScalar, isSeq, LineCounter, type ParsedNode, parseAllDocuments } from 'yaml'

/* YAML 1.2 as people write it: what it says, and where it says so. Both sides read manifests with this. */

/** A place in a text of lines, both counted from 1. */
interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Something wrong at a place, in a sentence for a person. */
export interface TextProblem extends TextPlace {
  readonly code: string
  readonly message: string
}

/** One document of a text. */
export interface YamlDocument {
  /** Where it begins. */
  readonly line: number
  /** What it says, as JSON would. */
  readonly value: unknown
  /** Where a JSON pointer (RFC 6901) leads: to the value; where there is none, to the nearest that has it. */
  placeOf(pointer: string): TextPlace
  /** Where the key of a JSON pointer stands; its value where it has none. */
  keyPlaceOf(pointer: string): TextPlace
}

export interface YamlText {
  /** Those that say something; none where the text cannot be read. */
  readonly documents: readonly YamlDocument[]
  readonly problems: readonly TextProblem[]
}

/** So many repetitions by alias are plenty; more is how a small text is blown up to fill the memory. */
const MOST_ALIASES = 100

export function readYaml(text: string): YamlText {
  const lines = new LineCounter()
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, version: '1.2' })
  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lines.linePos(offset)
    // Of an empty text there is no line, and still it has a first one.
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
      value = document.toJS({ maxAliasCount: MOST_ALIASES })
    } catch (error) {
      problems.push({ ...begin, code: 'syntax', message: sentence((error as Error).message) })
      continue
    }
    const placeOf = (pointer: string, of: 'value' | 'key'): TextPlace => {
      const found = nodeAt(contents, pointer, of)
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

/** Offset of what a pointer leads to, or of the last on the way there; null for the document itself. */
function nodeAt(root: ParsedNode, pointer: string, of: 'value' | 'key'): number | null {
  let node: ParsedNode | null = root
  let offset: number | null = null
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
      if (pair === undefined) break
      const { key, value } = pair as { key: ParsedNode; value: ParsedNode | null }
      node = value
      const place = of === 'key' ? key : (value ?? key)
      // `tags:` without anything has a value of no length, right behind the colon; the key says more.
      offset = place.range[0] === place.range[1] ? key.range[0] : place.range[0]
    } else if (isSeq(node)) {
      const item = node.items[Number(name)] as ParsedNode | undefined
      if (item === undefined) break
      node = item
      offset = item.range[0]
    } else break
  }
  return offset
}

function sentence(message: string): string {
  const text = message.trim()
  return /[.!?]$/.test(text) ? text : `${text}.`
}
