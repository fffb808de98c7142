import base from '../../playwright.config.ts'

/** A different port allows two runs at once; the mock server uses the app's port plus 100. */
const port = Number(process.env.E2E_PORT ?? 4174)
const serverPort = port + 100
const serverUrl = `http://localhost:${serverPort}`

interface Against {
  /** Starts the built app on the port appended to it. */
  readonly app: string
  /** True to build an app that sends its API requests to the server. */
  readonly callsServer: boolean
  /** Files run by `npm test`; another script runs all. */
  readonly part: readonly string[]
  /** Options of `tests/mocks.ts`. */
  readonly use: object
  /** Files with other options. */
  readonly except?: { readonly files: readonly string[]; readonly use: object }
}

/** End-to-end tests with a mock server as the backend, in its own process. */
export function againstServer({ app, callsServer, part, use, except }: Against) {
  const common = {
    sharePage: true,
    contextOptions: { reducedMotion: 'reduce' as const },
    serverUrl,
    apiInUrl: !callsServer,
    ...use,
  }
  const project = { testDir: '.', use: common }
  return {
    ...base,
    outputDir: '../../test-results',
    projects: [
      { ...project, name: 'whole', testIgnore: [...(except?.files ?? [])] },
      ...(except
        ? [{ ...project, name: 'rest', testMatch: [...except.files], use: { ...common, ...except.use } }]
        : []),
      { ...project, name: 'part', testMatch: [...part] },
    ],
    webServer: [
      {
        ...base.webServer,
        command: `${app} --port ${port}`,
        cwd: '../..',
        // Proxied too, for requests that tests send from the page to its own host.
        ...(callsServer && { env: { VITE_API_URL: `${serverUrl}/api/v1`, API_PROXY: serverUrl } }),
      },
      {
        command: `node mocks/server.mjs --port ${serverPort} --app-url http://localhost:${port} --scenario test --sessions 100`,
        cwd: '../..',
        url: `${serverUrl}/__mocks/state`,
        timeout: 60_000,
        stdout: 'ignore' as const,
        stderr: 'pipe' as const,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
      },
    ],
  }
}
