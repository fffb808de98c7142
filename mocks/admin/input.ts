import type { z } from '../kernel/zod.ts'
import { explain } from '../scenarios/explain.ts'

/** What was sent cannot be used. */
export class InputError extends Error {
  override name = 'InputError'
  readonly reasons: readonly string[]

  constructor(message: string, reasons: readonly string[] = []) {
    super(message)
    this.reasons = reasons
  }
}

/** @throws InputError */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`The body is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** @throws InputError with a line for each wrong place */
export function parseAs<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new InputError('The body does not fit.', explain(parsed.error))
  return parsed.data
}
