import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Figure, write } from './figure.ts'

const ROUNDS = 7

/** One second on a machine where Vitest takes 0.4 s for an empty test. */
const AIM = 2.5

const VITEST = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')

/** Unit tests that load nothing, and that start the mock, by project. */
const FILES = { unit: 'src/domain/csv.test.ts', mock: 'mocks/handlers/dns/dns.test.ts' }

/** Time of one unit test file from process start to exit, relative to Vitest with an empty test and no configuration. */
export function benchTests(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tests-'))
  try {
    writeFileSync(join(folder, 'empty.test.ts'), "test('passes', () => {})\n")
    const bare = ['--globals', '--root', folder]
    const own = (project: keyof typeof FILES) => ['--project', project, FILES[project]]
    const rounds: Record<'bare' | keyof typeof FILES, number>[] = []
    // Interleaved, so that other load affects all. The first round fills the cache.
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push({ bare: run(bare), unit: run(own('unit')), mock: run(own('mock')) })
    const lowest = (of: keyof (typeof rounds)[0]) => Math.min(...rounds.slice(1).map((round) => round[of]))
    const figure = (of: keyof typeof FILES) =>
      atMost(
        `one unit test file, warm: ${FILES[of]}`,
        lowest(of) / lowest('bare'),
        AIM,
        '×',
        `Vitest with an empty test; ${write(lowest(of), 'ms')} against ${write(lowest('bare'), 'ms')}, minimum of ${ROUNDS}`,
      )
    return [figure('unit'), figure('mock')]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds of a run. */
function run(args: readonly string[]): number {
  const from = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [VITEST, 'run', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`vitest run ${args.join(' ')} failed: ${stderr}`)
  return performance.now() - from
}
