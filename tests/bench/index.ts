/**
 * `npm run bench [-- part …]`: how fast the mock and the app are, as ratios to the least that is possible, since the
 * times alone say as much about the machine. Exits with 1 when a part breaks off, and when an aim is missed and `--strict`
 * is given.
 */
import { parseArgs } from 'node:util'
import { type Figure, table } from './figure.ts'

/** Each part is loaded when it is asked for: the browser's parts need Playwright and builds. */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  server: async () => (await import('./server/index.ts')).benchServer(),
  engine: async () => (await import('./engine.ts')).benchEngine(),
  scenarios: async () => (await import('./scenarios.ts')).benchScenarios(),
  alerts: async () => (await import('./alerts.ts')).benchAlerts(),
  logs: async () => (await import('./logs.ts')).benchLogs(),
  worker: async () => (await import('./browser/worker.ts')).benchWorker(),
  navigation: async () => (await import('./browser/navigation.ts')).benchNavigation(),
  'log-scroll': async () => (await import('./browser/log-scroll.ts')).benchLogScroll(),
  bytes: async () => (await import('./browser/bytes.ts')).benchBytes(),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const figures: Figure[] = []
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.error(`measuring: ${name}`)
  try {
    figures.push(...(await run()))
  } catch (error) {
    // What the others have measured is worth telling all the same.
    console.error(`${name} broke off:`, error)
    process.exitCode = 1
  }
}
console.log(`\n${table(figures)}`)
if (values.strict && figures.some(({ aim }) => aim?.met === false)) process.exitCode = 1
