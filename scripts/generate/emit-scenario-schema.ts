import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from '#mocks/kernel/zod.ts'
import { scenarioSchema } from '#mocks/scenarios/schema.ts'
import type { OperationModel } from './model.ts'

/**
 * Generates the JSON Schema of scenario documents, for editors and other tools. Built from the current contract, not
 * from the mock's generated tables, which may be outdated.
 */
export function emitScenarioSchema(model: readonly OperationModel[], file: string): void {
  const operations = model.map(({ id, method, tag, responses }) => [
    id,
    {
      id,
      method,
      tag,
      responses: Object.fromEntries(
        responses.map(({ status, problems }) => [status, { codes: problems.map((problem) => problem.code) }]),
      ),
    },
  ])
  const schema = z.toJSONSchema(scenarioSchema(Object.fromEntries(operations)), {
    io: 'input',
    // zod marks readonly TypeScript arrays as `readOnly`, which in JSON Schema would mean that clients can't send
    // them.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
    },
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ title: 'Scenario', ...schema }, null, 2)}\n`)
}
