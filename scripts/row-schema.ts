/** `npm run row-schema`: prints the JSON Schema of the rows of every collection, or of those that it names. */

import { readNames } from './arguments.ts'
import { COLLECTIONS, rowSchema } from './row-schema/schema.ts'

const names = readNames('row-schema', "Prints the JSON Schema of the mock's rows.", COLLECTIONS)
console.log(JSON.stringify(rowSchema(names), null, 2))
