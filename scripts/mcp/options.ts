import { httpUrl, parseCommandLine, UsageError } from '#mocks/server/command-line.ts'
import { isSessionName } from '#mocks/server/sessions.ts'

/** Mock that the tools call. */
export interface McpOptions {
  /** Origin of a dev server, whose open page answers, or of a mock server. */
  readonly url: string
  /** Value of `X-Mock-Session`, for a mock server; null for its own world. */
  readonly session: string | null
}

export const usage = `Lets coding agents read the contract and control the mock, over the Model Context Protocol (stdio).

  npm run --silent mcp -- [options]

  --url URL        where the mock runs (default http://localhost:5173):
                   the dev server of npm start, whose open page answers, or a mock server, such as http://localhost:4010
  --session NAME   world of a mock server to use (X-Mock-Session); created on demand
  --help           show this help

Tools are the operations of mocks/admin/admin.openapi.yaml; the resource nimbus://contract lists the contract.
AGENTS.md has examples.
`

/** @throws UsageError */
export function readMcpOptions(args: readonly string[]): McpOptions | 'help' {
  const { values } = parseCommandLine({
    args: [...args],
    options: {
      url: { type: 'string' },
      session: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  const { origin } = new URL(httpUrl('url', values.url ?? 'http://localhost:5173'))
  const { session = null } = values
  if (session !== null && !isSessionName(session))
    throw new UsageError(`--session must have 1 to 100 visible characters, not “${session}”`)
  return { url: origin, session }
}
