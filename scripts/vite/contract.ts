import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { GenerateResult } from '../generate/worker.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'openapi')

/** Debounce delay in milliseconds, so that a branch switch counts as one change. */
const QUIET_MS = 50

/**
 * Regenerates code in the dev server whenever a file in `openapi/` changes; Vite then updates the page. An invalid
 * contract leaves the code unchanged and shows in Vite's error overlay.
 */
export function contract(): Plugin {
  return {
    name: 'contract',
    apply: 'serve',
    configureServer(server) {
      if (server.httpServer === null) return // middleware-only server of a build, without pages to update
      const generator = startGenerator(reporter(server))
      let timer: ReturnType<typeof setTimeout> | undefined
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return
        clearTimeout(timer)
        timer = setTimeout(generator.run, QUIET_MS)
      })
      server.httpServer.once('close', generator.stop)
    },
  }
}

/** Starts a long-lived process, since loading and warming up the tools takes half of the first run. */
function startGenerator(onResult: (result: GenerateResult) => void) {
  let child: ChildProcess | undefined
  let isBusy = false
  let isStale = false

  function run(): void {
    if (isBusy) {
      isStale = true
      return
    }
    isBusy = true
    isStale = false
    if (child === undefined) {
      child = fork(join(root, 'scripts/generate/worker.ts'), { cwd: root })
      child.on('message', (result: GenerateResult) => {
        isBusy = false
        if (isStale) run()
        else onResult(result)
      })
      child.once('exit', () => {
        child = undefined
        isBusy = false
      })
    }
    child.send('generate')
  }

  return { run, stop: () => child?.kill() }
}

function reporter({ config, hot }: ViteDevServer) {
  let hadFault = false
  return (result: GenerateResult): void => {
    if (result.error === undefined) {
      config.logger.info(`contract: ${result.changed.length} generated files changed`, { timestamp: true })
      // An update closes the overlay; if the fix changed no generated file, reload the page instead.
      if (hadFault && result.changed.length === 0) hot.send({ type: 'full-reload' })
      hadFault = false
      return
    }
    hadFault = true
    const { message, file, line = 1, column = 1 } = result.error
    const place = file === undefined ? 'openapi/' : `${file}:${line}:${column}`
    config.logger.error(`contract: ${place}\n${message}`, { timestamp: true })
    const loc = file === undefined ? {} : { loc: { file: join(root, file), line, column } }
    hot.send({ type: 'error', err: { plugin: 'contract', message, stack: '', id: place, ...loc } })
  }
}
