/** `npm run row-schema`: prints the JSON Schema of the rows of every collection, or of those that it names. */
import { rowSchema } from './row-schema/schema.ts'

try {
  console.log(JSON.stringify(rowSchema(process.argv.slice(2)), null, 2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
