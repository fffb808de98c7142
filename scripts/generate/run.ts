import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { hashInputs, recordOutputs } from './if-changed.mjs'
import { replaceOutputs } from './outputs.ts'

/**
 * Updates the generated code of the repository. Returns all generated files and the changed ones, as paths below the
 * root.
 * @throws if the contract is invalid; existing code stays unchanged
 */
export async function runGenerator(root: string): Promise<{ files: string[]; changed: string[] }> {
  const scratch = mkdtempSync(join(tmpdir(), 'nimbus-generate-'))
  try {
    const inputs = hashInputs(root)
    await generate(root, scratch)
    const outputs = replaceOutputs(scratch, root)
    recordOutputs(root, inputs, outputs.files)
    return outputs
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
