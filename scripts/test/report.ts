import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * What a runner's report file says, in the form that is expected of it.
 * @returns undefined when the runner ended before it wrote one
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
