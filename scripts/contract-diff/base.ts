import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ContractFiles, type Place, type ReadFile } from './contract-files.ts'

const CONTRACT = 'openapi/openapi.yaml'

/** Version to compare with. */
export interface Base {
  readonly contract: Place
  /** Tag, branch, commit or file. */
  readonly name: string
  /** Null for a file. */
  readonly commit: string | null
}

/** The contract of the working tree. */
export function currentContract(root: string): Place {
  return new ContractFiles(readBelow(root)).root(CONTRACT)
}

const readBelow =
  (root: string): ReadFile =>
  (path) => {
    const file = join(root, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }

/**
 * Contract of a file, tag, branch or commit; by default of the last release.
 * @throws Error if there is none
 */
export function findBase(root: string, base: string | undefined): Base {
  if (base !== undefined && existsSync(base) && statSync(base).isFile()) {
    const file = resolve(base)
    const contract = new ContractFiles(readBelow(dirname(file))).root(basename(file))
    if (!contract.has('openapi')) throw new Error(`${base} is not an OpenAPI file: it has no \`openapi\`.`)
    return { contract, name: base, commit: null }
  }
  const git = gitIn(root)
  if (base === undefined) return atCommit(git, lastRelease(git))
  if (git('rev-parse', '--verify', '--quiet', `${base}^{commit}`) === null)
    throw new Error(`There is no file, tag, branch or commit ${base} to compare with.`)
  return atCommit(git, base)
}

/** Runs git; null if it fails. */
type Git = (...args: string[]) => string | null

function gitIn(root: string): Git {
  return (...args) => {
    try {
      const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' } as const
      return execFileSync('git', args, options)
    } catch {
      return null
    }
  }
}

/** The last tag `v1.2.3` before the current commit, without pre-releases; main where there is none. */
function lastRelease(git: Git): string {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', '--exclude', '*-*')
  if (tag !== null) return tag.trim()
  // A clone of another branch has main only on its remote.
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== null)
  if (main !== undefined) return main
  throw new Error(
    'This clone has no tag v* and no branch main. Name a version to compare with: npm run contract:diff -- --base FILE|REVISION',
  )
}

function atCommit(git: Git, name: string): Base {
  const commit = git('rev-parse', '--short=10', `${name}^{commit}`)?.trim() ?? name
  if (git('cat-file', '-e', `${commit}:${CONTRACT}`) === null)
    throw new Error(`${name} (${commit}) has no ${CONTRACT}.`)
  const files = new ContractFiles((path) => git('show', `${commit}:${path}`))
  return { contract: files.root(CONTRACT), name, commit }
}
