import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { at } from './references.ts'

/** Base of the resources' addresses. */
export const CONTRACT = 'nimbus://contract'

const json = z.record(z.string(), z.unknown())
const problem = z.looseObject({ code: z.string(), title: z.string(), detail: z.string() })
const response = z.looseObject({ 'x-codes': z.array(z.string()).default([]) })
const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  responses: z.record(z.string(), json),
})
const bundle = z.looseObject({
  paths: z.record(z.string(), json),
  components: z.looseObject({ schemas: z.record(z.string(), json), examples: z.record(z.string(), json) }),
})

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly document: z.infer<typeof operation>
  /** Documented problem codes by status. */
  readonly codes: Readonly<Record<string, readonly string[]>>
}

/** The contract, for reading part by part. Reads the generated bundle, so that it is what the mock runs. */
export class Contract {
  readonly operations: ReadonlyMap<string, Operation>
  readonly #bundle: z.infer<typeof bundle>
  readonly #problems: ReadonlyMap<string, z.infer<typeof problem>>

  constructor(root: string) {
    this.#bundle = bundle.parse(
      JSON.parse(readFileSync(join(root, 'mocks/contract/openapi.gen.json'), 'utf8')),
    )
    this.operations = new Map(
      Object.entries(this.#bundle.paths)
        .flatMap(([path, item]) =>
          METHODS.filter((method) => method in item).map((method) =>
            this.#operation(path, method, operation.parse(item[method])),
          ),
        )
        .map((it) => [it.id, it]),
    )
    this.#problems = new Map(
      Object.values(this.#bundle.components.examples)
        .flatMap(({ value }) => problem.safeParse(value).data ?? [])
        .map((it) => [it.code, it]),
    )
  }

  get schemaNames(): readonly string[] {
    return Object.keys(this.#bundle.components.schemas)
  }

  get problemCodes(): readonly string[] {
    return [...this.#problems.keys()]
  }

  /** One line per operation. */
  operationList(): string {
    return [...this.operations.values()]
      .map(({ id, method, path, tag, summary }) => `${id}: ${method} ${path} [${tag}] ${summary}`)
      .join('\n')
  }

  /** An operation as in OpenAPI, with its documented problems by status. Null if there is none. */
  operation(id: string): object | null {
    const found = this.operations.get(id)
    if (found === undefined) return null
    const { method, path, document, codes } = found
    const problems = Object.entries(codes).map(([status, list]) => [
      status,
      list.map((code) => this.#problemOf(code)),
    ])
    const successes = Object.entries(document.responses).filter(([status]) => !(status in codes))
    const responses = Object.fromEntries(successes)
    return {
      method,
      path,
      ...this.#readable({ ...document, responses }),
      problems: Object.fromEntries(problems),
    }
  }

  schema(name: string): object | null {
    const found = this.#bundle.components.schemas[name]
    return found === undefined ? null : this.#readable(found)
  }

  /** A problem code with an example and the operations that document it. Null if there is none. */
  problem(code: string): object | null {
    const example = this.#problems.get(code)
    if (example === undefined) return null
    const operations = [...this.operations.values()].flatMap(({ id, codes }) =>
      Object.entries(codes).flatMap(([status, list]) =>
        list.includes(code) ? { operationId: id, status: Number(status) } : [],
      ),
    )
    return { code, example, operations }
  }

  #operation(path: string, method: string, document: z.infer<typeof operation>): Operation {
    const { operationId: id, tags, summary, responses } = document
    const codes = Object.entries(responses).flatMap(([status, it]) => {
      const documented = response.parse('$ref' in it ? at(this.#bundle, String(it.$ref)) : it)['x-codes']
      return documented.length > 0 ? [[status, documented] as const] : []
    })
    return {
      id,
      method: method.toUpperCase(),
      path,
      tag: tags[0] ?? '',
      summary,
      document,
      codes: Object.fromEntries(codes),
    }
  }

  #problemOf(code: string) {
    const { title = code, detail = '' } = this.#problems.get(code) ?? {}
    return { code, title, detail }
  }

  /** References to schemas become addresses of resources; all others are replaced by what they point to. */
  #readable(value: object): object {
    const convert = (it: unknown): unknown => {
      if (Array.isArray(it)) return it.map(convert)
      if (typeof it !== 'object' || it === null) return it
      const reference = '$ref' in it ? it.$ref : undefined
      if (typeof reference !== 'string')
        return Object.fromEntries(Object.entries(it).map(([key, member]) => [key, convert(member)]))
      const name = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1]
      return name === undefined
        ? convert(at(this.#bundle, reference))
        : { $ref: `${CONTRACT}/schemas/${name}` }
    }
    return convert(value) as object
  }
}
