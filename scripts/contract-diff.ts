/**
 * `npm run contract:diff [-- --base FILE]`: every change of the contract against the last commit on `main`, or against a
 * given OpenAPI file, with what it means for a client that was written for the old one. Exits with 1 when a change
 * breaks such a client. The rules are Redocly's (`diff-recommended` in redocly.yaml).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '..')
const contract = 'openapi/openapi.yaml'

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** `main`, or in a clone that has only another branch, the `main` it came from. */
function mainCommit(): string | undefined {
  for (const ref of ['refs/heads/main', 'refs/remotes/origin/main']) {
    try {
      return git('rev-parse', '--verify', '--quiet', ref).trim()
    } catch {
      // not in this clone
    }
  }
  return undefined
}

/** Writes `openapi/` as it was in a commit below `into`; the contract's file there, or undefined when it had none. */
function checkOutContract(commit: string, into: string): string | undefined {
  for (const path of git('ls-tree', '-r', '--name-only', '-z', commit, 'openapi/')
    .split('\0')
    .filter(Boolean)) {
    const file = join(into, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, git('show', `${commit}:${path}`))
  }
  const file = join(into, contract)
  return existsSync(file) ? file : undefined
}

/** Prints the report and returns its exit code: 0 when nothing breaks a client, 1 when something does. */
function diff(base: string, revision: string): number {
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const { status } = spawnSync(
    process.execPath,
    [redocly, 'diff', base, revision, '--config', join(root, 'redocly.yaml'), '--fail-on', 'major'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return status ?? 1
}

function main(): number {
  const { values } = parseArgs({ options: { base: { type: 'string' } } })
  const revision = join(root, contract)
  if (values.base !== undefined) {
    if (!existsSync(values.base)) throw new Error(`There is no file ${values.base} to compare with.`)
    return diff(resolve(values.base), revision)
  }
  const commit = mainCommit()
  if (commit === undefined)
    throw new Error('This clone knows no branch main. Name a file: npm run contract:diff -- --base FILE')
  const scratch = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const base = checkOutContract(commit, scratch)
    if (base === undefined) throw new Error(`Commit ${commit} on main has no ${contract}.`)
    console.log(`The contract against main (${commit.slice(0, 10)}):\n`)
    return diff(base, revision)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
