import * as limits from '#src/api/generated/limits.gen.ts'

/** The contract's limit for the description of a firewall. */
const MAX_DESCRIPTION = limits.FirewallCreate.description.maxLength

/** Why a description can't be used, or null. */
export function descriptionProblem(text: string): string | null {
  return text.length > MAX_DESCRIPTION ? `Use at most ${MAX_DESCRIPTION} characters.` : null
}
