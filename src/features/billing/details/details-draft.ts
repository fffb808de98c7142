import * as limits from '#src/api/generated/limits.gen.ts'
import type { BillingDetails } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { COUNTRIES, type Country, normalizeTaxId, taxIdProblem } from '#src/domain/tax.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of the billing details. */
export interface DetailsDraft {
  readonly name: string
  readonly line1: string
  readonly line2: string
  readonly postalCode: string
  readonly city: string
  /** Empty until one is chosen. */
  readonly country: Country | ''
  readonly taxId: string
}

/** Schema of a stored draft. */
export const storedDetailsSchema: z.ZodMiniType<DetailsDraft> = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(['', ...COUNTRIES]),
  taxId: z.string(),
})

export function toDraft({ name, address, taxId }: BillingDetails): DetailsDraft {
  const { line1 = '', line2 = '', postalCode = '', city = '', country = '' } = address ?? {}
  return { name, line1, line2, postalCode, city, country, taxId: taxId ?? '' }
}

/** Returns validation errors by request field path. */
export function detailsProblems(draft: DetailsDraft): Readonly<Record<string, string>> {
  const { name, taxId } = limits.BillingDetails
  const { line1, line2, postalCode, city } = limits.BillingAddress
  const problems = lengthProblems({
    name: [cleanName(draft.name), name.maxLength],
    'address.line1': [cleanName(draft.line1), line1.maxLength],
    'address.line2': [cleanName(draft.line2), line2.maxLength],
    'address.postalCode': [cleanName(draft.postalCode), postalCode.maxLength],
    'address.city': [cleanName(draft.city), city.maxLength],
    taxId: [draft.taxId.trim(), taxId.maxLength],
  })
  const { country } = draft
  if (cleanName(draft.name) === '') problems.name = 'Enter the name for invoices.'
  if (cleanName(draft.line1) === '') problems['address.line1'] = 'Enter a street address.'
  if (cleanName(draft.city) === '') problems['address.city'] = 'Enter a city.'
  if (country === '') problems['address.country'] = 'Choose a country.'
  else {
    const taxId = normalizeTaxId(draft.taxId)
    const problem = taxId === null ? null : taxIdProblem(country, taxId)
    if (problem !== null) problems.taxId = problem
  }
  return problems
}

/** @param draft must have no validation errors */
export function toRequest({ name, taxId, country, ...address }: DetailsDraft): BillingDetails {
  const line1 = cleanName(address.line1)
  const line2 = cleanName(address.line2)
  const postalCode = cleanName(address.postalCode)
  const city = cleanName(address.city)
  return {
    name: cleanName(name),
    address: country === '' ? null : { line1, line2, postalCode, city, country },
    taxId: normalizeTaxId(taxId),
  }
}
