import { join } from 'node:path'
import { bundleContract } from './bundle.ts'
import { emitClient } from './emit-client.ts'
import { emitContractTables } from './emit-contract-tables.ts'
import { emitHelpArticles } from './emit-help-articles.ts'
import { emitLimits, emitPatternDescriptions } from './emit-limits.ts'
import { emitPermissions } from './emit-permissions.ts'
import { emitScenarioSchema } from './emit-scenario-schema.ts'
import { emitSchemas } from './emit-schemas.ts'
import { readModel } from './model.ts'
import { assertPathsAreLinked } from './unlinked-paths.ts'

/**
 * Generates all code from the contract, and the help articles of the chat.
 * @param into folder that gets the files, with the same paths as below the repository's root
 */
export async function generate(root: string, into: string): Promise<void> {
  assertPathsAreLinked(join(root, 'openapi'))
  const contract = bundleContract(join(root, 'openapi/openapi.yaml'))
  const model = readModel(contract)
  await emitClient(contract, model, join(into, 'src/api/generated'))
  emitLimits(contract, model, join(into, 'src/api/generated'))
  emitPatternDescriptions(contract, join(into, 'src/api/generated'))
  emitPermissions(model, join(into, 'src/api/generated'))
  emitContractTables(contract, model, join(into, 'mocks/contract'))
  emitSchemas(contract, model, join(into, 'mocks/contract'))
  emitHelpArticles(join(into, 'mocks/contract'))
  emitScenarioSchema(model, join(into, 'mocks/scenarios/scenario.schema.json'))
}
