import * as limits from '#src/api/generated/limits.gen.ts'
import { lengthProblem } from '#src/domain/text-length.ts'

/** Maximum length of the description in the contract. */
const MAX_DESCRIPTION = limits.FirewallCreate.description.maxLength

/** Returns the error of a description, or null. */
export function descriptionProblem(text: string): string | null {
  return lengthProblem(text, MAX_DESCRIPTION) ?? null
}
