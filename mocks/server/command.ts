/**
 * `npm run mock-server`: the mock on a port, for backend developers, curl, and tests in any language. Uses the same
 * engine, handlers and scenarios as the browser.
 */
import { readFileSync } from 'node:fs'
import { StorageError } from '../db/index.ts'
import { memoryStore } from '../db/persistence/memory.ts'
import { SelectionError } from '../scenarios/selection.ts'
import { UsageError } from './command-line.ts'
import { openDataFile } from './data-file.ts'
import { fileErrorText } from './file-error.ts'
import { openHarFile } from './har-file.ts'
import type { Tls } from './http.ts'
import { type CommandLine, readOptions, usage } from './options.ts'
import { withScenarioFiles } from './scenario-files.ts'
import { type MockServer, startServer } from './start.ts'

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(usage)
  else {
    const server = await start(options)
    console.log(startupMessage(server, options))
    stopOnSignal(server)
  }
} catch (error) {
  if (!isUsageError(error)) throw error
  console.error(`${error.message}\n\n--help shows the options.`)
  process.exitCode = 2
}

async function start({ data, tls, log, record, scenario, ...options }: CommandLine): Promise<MockServer> {
  const report = console.error
  const pem = tls && read(tls)
  const selection = scenario === null ? null : withScenarioFiles(scenario, report)
  const har = record === null ? null : openHarFile(record, report)
  const file = data === null ? null : await openDataFile(data, report)
  try {
    const server = await startServer({
      ...options,
      scenario: selection,
      store: file ?? memoryStore(),
      ...(file && { memory: file }),
      tls: pem,
      log: log ? console.log : undefined,
      record: har?.add,
      report,
    })
    return {
      ...server,
      stop: async () => {
        await server.stop()
        har?.close()
      },
    }
  } catch (error) {
    await file?.close()
    throw error
  }
}

function read({ cert, key }: Tls): Tls {
  return { cert: readPem('tls-cert', cert), key: readPem('tls-key', key) }
}

function readPem(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`--${option}: ${fileErrorText(path, error)}`)
  }
}

function startupMessage({ url, scenario }: MockServer, { appUrl, data, live, record }: CommandLine): string {
  // Cookies belong to one host name: an app at localhost needs the mock at localhost too.
  const shown = url.replace('//127.0.0.1:', '//localhost:')
  return [
    `The mock is running at ${shown}/api/v1 (scenario ${scenario}). Press Ctrl-C to stop it.`,
    `  curl -H 'Authorization: Bearer nimbus_demo_owner' ${shown}/api/v1/vms`,
    `  web app: ${appUrl}/login?api=${shown}/api/v1`,
    ...(data === null ? [] : [`  state kept in ${data}`]),
    ...(live ? [`  live: ${live.targets.join(', ')} at ${live.url}`] : []),
    ...(record === null ? [] : [`  recording to ${record}`]),
  ].join('\n')
}

function stopOnSignal(server: MockServer): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1) // A second Ctrl-C exits at once.
    stopping = true
    await server.stop()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function isUsageError(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof SelectionError || error instanceof StorageError
}
