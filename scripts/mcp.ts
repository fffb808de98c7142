/**
 * `npm run --silent mcp`: a Model Context Protocol server on standard input and output, for coding agents. Its tools
 * are the mock's admin routes, its resources the contract. `--help` shows the options.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { UsageError } from '#mocks/server/command-line.ts'
import { readMcpOptions, usage } from './mcp/options.ts'
import { createMcpServer } from './mcp/server.ts'

const root = join(import.meta.dirname, '..')

try {
  const options = readMcpOptions(process.argv.slice(2))
  if (options === 'help') console.log(usage)
  else {
    // Standard output belongs to the protocol.
    spawnSync(process.execPath, [join(root, 'scripts/generate/if-changed.mjs')], {
      stdio: ['ignore', process.stderr, process.stderr],
    })
    await createMcpServer(root, options).connect(new StdioServerTransport())
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n--help shows the options.`)
  process.exitCode = 2
}
