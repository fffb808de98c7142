/** Generator as a child process of the dev server: runs on each message and responds with the result. */
import { resolve } from 'node:path'
import { type Fault, locateFault } from './fault.ts'
import { runGenerator } from './run.ts'

export type GenerateResult =
  | { readonly changed: readonly string[]; readonly error?: undefined }
  | { readonly error: Fault }

const root = resolve(import.meta.dirname, '../..')

process.on('message', async () => {
  const result: GenerateResult = await runGenerator(root).then(
    ({ changed }) => ({ changed }),
    (error: unknown) => ({ error: locateFault(root, error) }),
  )
  process.send?.(result)
})
