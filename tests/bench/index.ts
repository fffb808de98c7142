/**
 * `npm run bench [-- part …]`: measures the speed of mock and app relative to the theoretical minimum, since absolute
 * times depend on the machine. Exits with 1 if a part fails, and with `--strict` if a goal is missed.
 */
import { didYouMean } from '#mocks/kernel/did-you-mean.ts'
import { exitWith, readArguments } from '../../scripts/arguments.ts'
import { type Figure, table } from './figure.ts'

/** Loaded on demand: the browser parts need Playwright and builds. */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  server: async () => (await import('./server/index.ts')).benchServer(),
  startup: async () => (await import('./server/startup.ts')).benchStartup(),
  engine: async () => (await import('./engine.ts')).benchEngine(),
  'vm-list': async () => (await import('./vm-list.ts')).benchVmList(),
  scenarios: async () => (await import('./scenarios.ts')).benchScenarios(),
  alerts: async () => (await import('./alerts.ts')).benchAlerts(),
  logs: async () => (await import('./logs.ts')).benchLogs(),
  tests: async () => (await import('./tests.ts')).benchTests(),
  worker: async () => (await import('./browser/worker.ts')).benchWorker(),
  navigation: async () => (await import('./browser/navigation.ts')).benchNavigation(),
  'log-scroll': async () => (await import('./browser/log-scroll.ts')).benchLogScroll(),
  bytes: async () => (await import('./browser/bytes.ts')).benchBytes(),
  'dev-server': async () => (await import('./browser/dev-server.ts')).benchDevServer(),
  'end-to-end': async () => (await import('./browser/end-to-end.ts')).benchEndToEnd(),
}

const usage = `Measures the speed of mock and app.

  npm run bench [-- part … --strict]

  part      one of ${Object.keys(parts).join(', ')}; all by default
  --strict  exit with 1 if a goal is missed
`
const { values, positionals } = readArguments(
  { allowPositionals: true, options: { strict: { type: 'boolean', default: false } } },
  usage,
)
const unknown = positionals.find((name) => !(name in parts))
if (unknown !== undefined) exitWith(`There is no ${unknown}${didYouMean(unknown, Object.keys(parts))}`, usage)

const figures: Figure[] = []
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.error(`measuring: ${name}`)
  try {
    figures.push(...(await run()))
  } catch (error) {
    // Report the other parts nevertheless.
    console.error(`${name} broke off:`, error)
    process.exitCode = 1
  }
}
console.log(`\n${table(figures)}`)
if (values.strict && figures.some(({ aim }) => aim?.met === false)) process.exitCode = 1
