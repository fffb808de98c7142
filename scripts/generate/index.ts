/**
 * `npm run generate`: everything that follows from the contract, in one go.
 * `npm run generate -- --check`: generates into a temporary folder and fails when what is committed differs.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { bundleContract } from './bundle.ts'
import { emitClient } from './emit-client.ts'
import { emitContractTables } from './emit-contract-tables.ts'
import { emitPermissions } from './emit-permissions.ts'
import { emitScenarioSchema } from './emit-scenario-schema.ts'
import { emitValidators } from './emit-validators.ts'
import { readModel } from './model.ts'

const root = resolve(import.meta.dirname, '../..')

/** Everything the generator owns. A file in one of these folders that it did not write is stale. */
const outputs = ['src/api/generated', 'mocks/contract', 'mocks/scenarios/scenario.schema.json'] as const

async function generate(into: string): Promise<void> {
  const contract = bundleContract(join(root, 'openapi/openapi.yaml'))
  const model = readModel(contract)
  await emitClient(contract, model, join(into, 'src/api/generated'))
  emitPermissions(model, join(into, 'src/api/generated'))
  emitContractTables(contract, model, join(into, 'mocks/contract'))
  await emitValidators(contract, model, join(into, 'mocks/contract'))
  emitScenarioSchema(model, join(into, 'mocks/scenarios/scenario.schema.json'))
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Paths of files that are missing, superfluous or different in `committed`. */
function staleFiles(fresh: string, committed: string): string[] {
  const stale: string[] = []
  for (const output of outputs) {
    const expected = filesBelow(join(fresh, output)).map((file) => relative(fresh, file))
    const actual = filesBelow(join(committed, output)).map((file) => relative(committed, file))
    for (const file of new Set([...expected, ...actual])) {
      const [a, b] = [join(fresh, file), join(committed, file)]
      if (!existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b))) stale.push(file)
    }
  }
  return stale
}

const check = process.argv.includes('--check')
const scratch = mkdtempSync(join(tmpdir(), 'nimbus-generate-'))
try {
  await generate(scratch)
  if (check) {
    const stale = staleFiles(scratch, root)
    if (stale.length > 0) {
      console.error(
        `Generated code is not current. Run \`npm run generate\` and commit:\n${stale.map((file) => `  ${file}`).join('\n')}`,
      )
      process.exitCode = 1
    } else {
      console.log('Generated code is current.')
    }
  } else {
    for (const output of outputs) {
      rmSync(join(root, output), { recursive: true, force: true })
      mkdirSync(dirname(join(root, output)), { recursive: true })
      cpSync(join(scratch, output), join(root, output), { recursive: true })
    }
    console.log(`Generated ${outputs.join(', ')}.`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
