import { posix } from 'node:path'
import { isMap, isNode, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { pointerStep, referenceSteps } from '#src/json-pointer.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Returns the text of a file of the contract, by its path; null if there is none. */
export type ReadFile = (path: string) => string | null

interface ParsedFile {
  readonly root: ParsedNode | null
  readonly lines: LineCounter
  readonly value: Json
}

/** Parsed files by text: most are the same in both versions of the contract. */
const parsedFiles = new Map<string, ParsedFile>()

function parseFile(path: string, text: string): ParsedFile {
  const known = parsedFiles.get(text)
  if (known) return known
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) throw new Error(`${path}:${lines.linePos(error.pos[0]).line}: ${error.message}`)
  const parsed = { root: document.contents, lines, value: document.toJS() as Json }
  parsedFiles.set(text, parsed)
  return parsed
}

/** One version of the contract. */
export class ContractFiles {
  readonly #read: ReadFile
  readonly #files = new Map<string, ParsedFile>()

  constructor(read: ReadFile) {
    this.#read = read
  }

  /** @throws Error if the file is missing or is no YAML */
  file(path: string): ParsedFile {
    const known = this.#files.get(path)
    if (known) return known
    const text = this.#read(path)
    if (text === null) throw new Error(`The contract has no file ${path}.`)
    const parsed = parseFile(path, text)
    this.#files.set(path, parsed)
    return parsed
  }

  root(path: string): Place {
    return new Place(this, path, [], this.file(path).value)
  }
}

/** Value of the contract that knows its file and line. */
export class Place {
  readonly file: string
  readonly value: Json | undefined
  readonly #files: ContractFiles
  readonly #path: readonly string[]

  constructor(files: ContractFiles, file: string, path: readonly string[], value: Json | undefined) {
    this.#files = files
    this.file = file
    this.#path = path
    this.value = value
  }

  get object(): JsonObject {
    return isObject(this.value) ? this.value : {}
  }

  get list(): readonly Json[] {
    return Array.isArray(this.value) ? this.value : []
  }

  get text(): string {
    return typeof this.value === 'string' ? this.value : ''
  }

  get exists(): boolean {
    return this.value !== undefined
  }

  /** Last segment of the pointer. */
  get name(): string {
    return this.#path.at(-1) ?? ''
  }

  get keys(): string[] {
    return Object.keys(this.object)
  }

  /** File and pointer. */
  get id(): string {
    return `${this.file}#${this.#path.map(pointerStep).join('')}`
  }

  has(key: string): boolean {
    return Object.hasOwn(this.object, key)
  }

  /** Member of an object or list; a place without a value if there is none. */
  at(...keys: readonly (string | number)[]): Place {
    let value: Json | undefined = this.value
    for (const key of keys) {
      if (Array.isArray(value)) value = value[Number(key)]
      else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
    }
    return new Place(this.#files, this.file, [...this.#path, ...keys.map(String)], value)
  }

  /** Same place with another value, such as one type of several. */
  as(value: Json): Place {
    return new Place(this.#files, this.file, this.#path, value)
  }

  /** Members of a list. */
  items(): Place[] {
    return this.list.map((_, index) => this.at(index))
  }

  /** @throws Error if a reference leads nowhere, or in a circle */
  follow(): Place {
    let place: Place = this
    for (let steps = 0; typeof place.object.$ref === 'string'; steps += 1) {
      const next = place.#target(place.object.$ref)
      if (!next.exists || steps === 100)
        throw new Error(`${place.file}:${place.line}: the reference ${place.object.$ref} leads nowhere.`)
      place = next
    }
    return place
  }

  #target(reference: string): Place {
    const [path = '', pointer = ''] = reference.split('#')
    const file = path === '' ? this.file : posix.join(posix.dirname(this.file), path)
    return this.#files.root(file).at(...referenceSteps(`#${pointer}`))
  }

  /** Line of its key, or of its value in a list; of the nearest value around it if it does not exist. */
  get line(): number {
    const { root, lines } = this.#files.file(this.file)
    let node: unknown = root
    let offset = 0
    for (const key of this.#path) {
      const found = memberOf(node, key)
      if (!found) break
      node = found.value
      offset = found.offset
    }
    return lines.linePos(offset).line
  }
}

function memberOf(node: unknown, key: string): { value: unknown; offset: number } | null {
  if (isMap(node)) {
    const pair = node.items.find((it) => isScalar(it.key) && String(it.key.value) === key)
    return pair && isNode(pair.key) ? { value: pair.value, offset: pair.key.range?.[0] ?? 0 } : null
  }
  const item = isSeq(node) ? node.items[Number(key)] : null
  return isNode(item) ? { value: item, offset: item.range?.[0] ?? 0 } : null
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
