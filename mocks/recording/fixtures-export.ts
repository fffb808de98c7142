import type { LogEntry } from '../engine/request-log.ts'
import type { Fixture } from './fixture.ts'
import { toHar } from './har-export.ts'
import { readTraffic } from './traffic.ts'

/** Columns, as in `biome.json`. */
const WIDTH = 110

/**
 * TypeScript module with the responses of the log as fixtures, which the contract types. Secrets are replaced, and calls
 * that the mock can't repeat are left out.
 *
 * @throws InputError if there is no response to export
 */
export function toFixtureModule(entries: readonly LogEntry[]): string {
  const { fixtures } = readTraffic(toHar(entries))
  const names = new Map<string, string>()
  const definitions: string[] = []
  const order = fixtures.map((fixture) => {
    const text = JSON.stringify(fixture)
    const known = names.get(text)
    if (known !== undefined) return known
    const name = nameFor(fixture, [...names.values()])
    names.set(text, name)
    definitions.push(`export const ${name} = ${callOf(fixture)}`)
    return name
  })
  return [
    "import { fixture } from '#mocks/recording/fixture.ts'",
    ...definitions,
    `/** In their order: \`await mocks.play(recorded)\`. */\nexport const recorded = ${source(
      order.map((name) => new Raw(name)),
      0,
    )}`,
  ]
    .join('\n\n')
    .concat('\n')
}

function nameFor({ operation }: Fixture, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? operation : `${operation}${number}`
    if (!taken.includes(name)) return name
  }
}

function callOf({ operation, request, response }: Fixture): string {
  return `fixture('${operation}', ${source(request, 0)}, ${source(response, 0)})`
}

/** Code that is no value, such as a name. */
class Raw {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

/** JavaScript source of a JSON value, on one line where it fits. */
function source(value: unknown, depth: number): string {
  if (value instanceof Raw) return value.code
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const parts = Array.isArray(value)
    ? value.map((item) => source(item, depth + 1))
    : Object.entries(value).map(([name, member]) => `${key(name)}: ${source(member, depth + 1)}`)
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const line = `${open}${parts.join(', ')}${close}`
  const indent = '  '.repeat(depth)
  if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped}'`
}
