import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from '#mocks/kernel/zod.ts'
import { scenarioSchema } from '#mocks/scenarios/schema.ts'
import type { OperationModel } from './model.ts'

/**
 * The JSON Schema of scenario documents, for editors and for programs in other languages. It is made from the
 * contract as it is now, not from the tables that the mock was last generated with.
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
    // zod says so of every array that TypeScript should not change; in a document it would say that nobody may write it.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
    },
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ title: 'Scenario', ...schema }, null, 2)}\n`)
}
