import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * Reads and validates a runner's report file.
 * @returns undefined if the runner exited before it wrote one
 */
export function readReport<T>(form: z.ZodType<T>, file: string): T | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  return form.parse(JSON.parse(text))
}
