import type {
  RequestReference,
  SampleLanguage,
} from '../../src/features/documentation/reference/reference.ts'
import type { Operation, Parameter } from './contract-document.ts'

interface Request {
  readonly path: string
  /** In lowercase, as the contract writes it. */
  readonly method: string
  readonly operation: Operation
  readonly parameters: readonly Parameter[]
  /** Example of the body; undefined without one. */
  readonly body: unknown
}

/** Example request of an operation in each language. All send the same, and run as they are with IDs of one's own. */
export function samplesOf(request: Request): Readonly<Record<SampleLanguage, string>> {
  return { curl: curlSample(request), fetch: fetchSample(request), client: clientSample(request) }
}

/** Address and body that the samples send. */
export function exampleRequest({ path, parameters, body }: Request): RequestReference {
  return {
    address: addressOf(path, parameters),
    body: body === undefined ? null : JSON.stringify(body, null, 2),
  }
}

function curlSample({ path, method, operation, parameters, body }: Request): string {
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$NIMBUS_API${addressOf(path, parameters)}"`,
    takesKeys(operation) && `-H "Authorization: Bearer $NIMBUS_KEY"`,
    needsSession(operation) && '-b cookies.txt',
    ...requiredHeaders(parameters).map(([name, value]) => `-H '${name}: ${value}'`),
    body !== undefined && `-H "Content-Type: application/json"`,
    // A single quote in a shell string: close the string, add an escaped quote, reopen it.
    body !== undefined && `-d '${JSON.stringify(body, null, 2).replaceAll("'", `'\\''`)}'`,
  ]
  return lines.filter((line) => line !== false).join(' \\\n  ')
}

function fetchSample({ path, method, operation, parameters, body }: Request): string {
  const headers = [
    ...(takesKeys(operation) ? [`Authorization: \`Bearer \${process.env.NIMBUS_KEY}\``] : []),
    ...requiredHeaders(parameters).map(([name, value]) => `${literal(name)}: ${literal(value)}`),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ]
  const options = [
    ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}'`]),
    ...(needsSession(operation) ? ["credentials: 'include'"] : []),
    ...(headers.length === 0 ? [] : [`headers: {\n${indent(headers.join(',\n'))},\n}`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body, null, 2)})`]),
  ]
  const address = `\`\${process.env.NIMBUS_API}${addressOf(path, parameters)}\``
  const list = options.length === 0 ? '' : `, {\n${indent(options.join(',\n'))},\n}`
  return `const response = await fetch(${address}${list})`
}

function clientSample({ path, operation, parameters, body }: Request): string {
  const query = requiredQuery(parameters)
  const ids = parameters.filter((it) => it.in === 'path' && path.includes(`{${it.name}}`))
  const headers = requiredHeaders(parameters)
  const object = (entries: readonly (readonly [string, unknown])[]) =>
    `{ ${entries.map(([name, value]) => `${key(name)}: ${JSON.stringify(value)}`).join(', ')} }`
  const options = [
    ...(ids.length === 0 ? [] : [`path: ${object(ids.map((it) => [it.name, it.example ?? it.name]))}`]),
    ...(query.length === 0 ? [] : [`query: ${object(query)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${object(headers)}`]),
    ...(body === undefined ? [] : [`body: ${JSON.stringify(body, null, 2)}`]),
  ]
  const list = options.length === 0 ? '' : `{\n${indent(options.join(',\n'))},\n}`
  return `const result = await ${operation.operationId}(${list})`
}

function takesKeys(operation: Operation): boolean {
  return operation['x-key-scope'] !== 'none'
}

function needsSession(operation: Operation): boolean {
  return !takesKeys(operation) && operation.security.length > 0
}

function requiredHeaders(parameters: readonly Parameter[]): [string, string][] {
  return parameters
    .filter((it) => it.in === 'header' && it.required === true)
    .map((it) => [it.name, String(it.example ?? '…')])
}

function requiredQuery(parameters: readonly Parameter[]): [string, unknown][] {
  return parameters
    .filter((it) => it.in === 'query' && it.required === true)
    .map((it) => [it.name, it.example])
}

/** Path and required parameters of the query, with the examples of the contract. */
function addressOf(path: string, parameters: readonly Parameter[]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const example = parameters.find((it) => it.in === 'path' && it.name === name)?.example
    return example === undefined ? whole : String(example)
  })
  const query = new URLSearchParams(requiredQuery(parameters).map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? filled : `${filled}?${query}`
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** Key of an object, quoted where it must be. */
function key(name: string): string {
  return /^\w+$/.test(name) ? name : literal(name)
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}
