/** `npm run generate`: generates all code from the contract. The output is not in git. */
import { resolve } from 'node:path'
import { readArguments } from '../arguments.ts'
import { locateFault } from './fault.ts'
import { runGenerator } from './run.ts'

readArguments(
  {},
  `Generates code, documentation and schemas from the contract in openapi/.

  npm run generate
`,
)
const root = resolve(import.meta.dirname, '../..')
try {
  const { files, changed } = await runGenerator(root)
  console.log(`Generated ${files.length} files, ${changed.length} of them changed.`)
} catch (error) {
  const { message, file, line, column } = locateFault(root, error)
  console.error(file === undefined ? message : `${file}:${line}:${column}\n${message}`)
  process.exitCode = 1
}
