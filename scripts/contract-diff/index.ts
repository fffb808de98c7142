/**
 * `npm run contract:diff [-- --base FILE|REVISION]`: lists all changes of the contract since the last release, with
 * their effect on existing clients. Exits with 1 if a change breaks clients. `--help` shows the options.
 */
import { resolve } from 'node:path'
import { exitWith, readArguments } from '../arguments.ts'
import { currentContract, findBase } from './base.ts'
import { LEVELS, type Level } from './changes.ts'
import { compareContracts } from './compare-contracts.ts'
import { report } from './report.ts'

const root = resolve(import.meta.dirname, '../..')

const usage = `Lists the changes of the contract and their effect on existing clients.

  npm run contract:diff [-- options]

  --base FILE|REVISION  version to compare with: an OpenAPI file, tag, branch or commit
                        (default: the last tag v*, or main if there is none)
  --fail-on LEVEL       exit with 1 for changes of this level or worse: breaking (default), warning, compatible,
                        text (descriptions and examples)
  --all                 list each changed description and example
  --json                print the changes as JSON
  --help                show this help

Exit code: 0 if no change is that bad, 1 if one is, 2 if the versions can't be compared.
`

function main(): number {
  const { values } = readArguments(
    {
      options: {
        base: { type: 'string' },
        'fail-on': { type: 'string', default: 'breaking' },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    },
    usage,
  )
  const limit = LEVELS.indexOf(values['fail-on'] as Level)
  if (limit === -1) exitWith(`--fail-on must be one of ${LEVELS.join(', ')}.`, usage)
  const base = findBase(root, values.base)
  const changes = compareContracts(base.contract, currentContract(root))
  const { json, all } = values
  console.log(
    json
      ? JSON.stringify({ base: base.name, commit: base.commit, changes }, null, 2)
      : report(changes, base, all),
  )
  return changes.some(({ level }) => LEVELS.indexOf(level) <= limit) ? 1 : 0
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
