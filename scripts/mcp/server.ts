import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readAdminTools } from './admin-tools.ts'
import { CONTRACT, Contract } from './contract.ts'
import { callMock } from './mock-client.ts'
import type { McpOptions } from './options.ts'

const instructions = `Controls the mocked cloud behind the Nimbus console, and reads its contract.
applyScenario puts the mock into a state by name ("large,viewer") or document; listScenarios has the names.
Documents follow the resource nimbus://scenario-schema. Find operation ids in ${CONTRACT}, and the problems that an
operation may return in ${CONTRACT}/operations/{operationId}. listViolations shows responses outside the contract.`

/** Creates a server with a tool for each admin route of the mock, and the contract as resources. */
export function createMcpServer(root: string, options: McpOptions): McpServer {
  const mcp = new McpServer({ name: 'nimbus-mock', version: '1.0.0' }, { instructions })
  addTools(mcp, root, options)
  addResources(mcp, root)
  return mcp
}

function addTools({ server }: McpServer, root: string, options: McpOptions): void {
  const tools = readAdminTools(root)
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  server.registerCapabilities({ tools: {} })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map((it) => it.definition) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ definition }) => definition.name === params.name)
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`)
    const args = params.arguments ?? {}
    const isValid = ajv.compile(tool.definition.inputSchema)
    const { text, isError } = isValid(args)
      ? await callMock(tool, args, options)
      : { text: ajv.errorsText(isValid.errors, { dataVar: 'arguments' }), isError: true }
    return { content: [{ type: 'text' as const, text }], isError }
  })
}

function addResources(mcp: McpServer, root: string): void {
  // Read again for each request, since the contract may be edited meanwhile.
  const read = () => new Contract(root)

  const file = (
    name: string,
    uri: string,
    description: string,
    text: () => string,
    mimeType = 'text/plain',
  ) =>
    mcp.registerResource(name, uri, { description, mimeType }, () => ({
      contents: [{ uri, mimeType, text: text() }],
    }))
  const part = (
    { name, variable, description }: { name: string; variable: string; description: string },
    names: (contract: Contract) => Iterable<string>,
    find: (contract: Contract, name: string) => object | null,
  ) =>
    mcp.registerResource(
      name,
      new ResourceTemplate(`${CONTRACT}/${name}/{${variable}}`, {
        list: undefined,
        complete: {
          [variable]: (typed) =>
            [...names(read())].filter((it) => it.toLowerCase().includes(typed.toLowerCase())),
        },
      }),
      { description, mimeType: 'application/json' },
      (uri, variables) => {
        const wanted = String(variables[variable])
        const found = find(read(), wanted)
        if (found === null)
          throw new McpError(ErrorCode.InvalidParams, `There is no ${wanted} among the ${name}.`)
        return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(found) }] }
      },
    )

  file('contract', CONTRACT, 'All operations: id, method, path, tag and summary', () =>
    [
      `Read ${CONTRACT}/operations/{operationId} for one of these, and the schemas it refers to.`,
      read().operationList(),
    ].join('\n'),
  )
  file('schema-names', `${CONTRACT}/schemas`, 'Names of all schemas', () => read().schemaNames.join('\n'))
  file('problem-codes', `${CONTRACT}/problems`, 'All problem codes', () => read().problemCodes.join('\n'))
  file(
    'scenario-schema',
    'nimbus://scenario-schema',
    'JSON Schema of scenario documents: data set, persona, clock, network, rules',
    () => readFileSync(join(root, 'mocks/scenarios/scenario.schema.json'), 'utf8'),
    'application/schema+json',
  )
  part(
    {
      name: 'operations',
      variable: 'operationId',
      description: 'Parameters, bodies, responses and documented problems of an operation',
    },
    (contract) => contract.operations.keys(),
    (contract, id) => contract.operation(id),
  )
  part(
    { name: 'schemas', variable: 'name', description: 'A schema of the contract' },
    (contract) => contract.schemaNames,
    (contract, name) => contract.schema(name),
  )
  part(
    {
      name: 'problems',
      variable: 'code',
      description: 'A problem code: example, and the operations that document it',
    },
    (contract) => contract.problemCodes,
    (contract, code) => contract.problem(code),
  )
}
