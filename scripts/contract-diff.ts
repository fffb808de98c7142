/**
 * `npm run contract:diff [-- --base FILE]`: lists all changes of the contract since the last commit on `main`, or
 * since a given OpenAPI file, with their effect on existing clients. Exits with 1 if a change breaks clients. The
 * rules are Redocly's (`diff-recommended` in redocly.yaml).
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

/** Commit of `main`, or of `origin/main` in a clone that has only another branch. */
function mainCommit(): string | undefined {
  for (const ref of ['refs/heads/main', 'refs/remotes/origin/main']) {
    try {
      return git('rev-parse', '--verify', '--quiet', ref).trim()
    } catch {
      // ref is not in this clone
    }
  }
  return undefined
}

/** Writes `openapi/` of a commit to `into`. Returns the contract's file there, or undefined if the commit has none. */
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

/** Prints the report and returns its exit code: 0 if no change breaks clients, else 1. */
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
    throw new Error(
      'This clone has no branch main. Name a file to compare with: npm run contract:diff -- --base FILE',
    )
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
