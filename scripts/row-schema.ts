/** `npm run row-schema`: prints the JSON Schema of the rows of every collection, or of those that it names. */

import { readNames } from './arguments.ts'
import { COLLECTIONS, rowSchema } from './row-schema/schema.ts'

console.log(JSON.stringify(rowSchema(readNames('row-schema', COLLECTIONS)), null, 2))
