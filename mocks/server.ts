/**
 * `npm run mock-server`: the mock on a port, for backend developers, for curl, and for tests in any language.
 * The engine, the handlers and the scenarios are those of the browser.
 */
import { fileStore } from './db/persistence/file.ts'
import { memoryStore } from './db/persistence/memory.ts'
import { SelectionError } from './scenarios/selection.ts'
import { readOptions, UsageError, usage } from './server/options.ts'
import { type MockServer, startServer } from './server/start.ts'

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(usage)
  } else {
    const store = options.data === null ? memoryStore() : fileStore({ path: options.data })
    const server = await startServer({ ...options, store, report: console.error })
    console.log(`The mock answers on ${server.url}/api/v1 (scenario ${options.scenario}; Ctrl-C stops it).`)
    console.log(`  curl -H 'Authorization: Bearer nimbus_demo_owner' ${server.url}/api/v1/vms`)
    stopOnSignal(server)
  }
} catch (error) {
  if (!isTheCallersFault(error)) throw error
  console.error(`${error.message}\n\n--help shows the options.`)
  process.exitCode = 2
}

function stopOnSignal(server: MockServer): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1) // A second Ctrl-C is impatient.
    stopping = true
    await server.stop()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function isTheCallersFault(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof SelectionError
}
