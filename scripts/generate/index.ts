/** `npm run generate`: everything that follows from the contract, in one go. None of it is in git. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generate } from './generate.ts'
import { hashInputs, recordOutputs } from './if-changed.mjs'
import { replaceOutputs } from './outputs.ts'

const root = resolve(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'nimbus-generate-'))
try {
  const inputs = hashInputs(root)
  await generate(root, scratch)
  const { files, changed } = replaceOutputs(scratch, root)
  recordOutputs(root, inputs, files)
  console.log(`Generated ${files.length} files, ${changed.length} of them changed.`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
