import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { hashInputs, recordOutputs } from './if-changed.mjs'
import { replaceOutputs } from './outputs.ts'

/**
 * Brings the generated code of the repository up to date, and returns what there is and what changed, as paths below its root.
 * @throws if the contract can't be read; the code is then as it was
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
