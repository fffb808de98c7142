import type { DnsZoneCreate } from '#src/api/generated/types.gen.ts'
import { parseDomain } from '#src/domain/dns-names.ts'
import { defaultContact } from '#src/domain/dns-soa.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { MAX_TAGS } from '#src/domain/labels.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a new zone, as typed. */
export interface ZoneDraft {
  readonly domain: string
  /** Empty for the default, `hostmaster` at the domain. */
  readonly contactEmail: string
  readonly tags: readonly string[]
}

export const INITIAL_DRAFT: ZoneDraft = { domain: '', contactEmail: '', tags: [] }

const text = z.string()

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<ZoneDraft> = z.object({
  domain: text,
  contactEmail: text,
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
})

/** Normalized domain; null while the input is invalid. */
export function normalizedDomain({ domain }: ZoneDraft): string | null {
  const parsed = parseDomain(domain)
  return parsed.ok ? parsed.name : null
}

/** Contact address as it would be saved; null while it depends on an invalid domain. */
export function contactOf(draft: ZoneDraft): string | null {
  const typed = draft.contactEmail.trim()
  if (typed !== '') return typed
  const domain = normalizedDomain(draft)
  return domain === null ? null : defaultContact(domain)
}

/** Client-side validation; returns errors by field. */
export function draftProblems(draft: ZoneDraft): FieldProblems {
  const domain = parseDomain(draft.domain)
  const problems: Record<string, string> = {}
  if (!domain.ok) problems.domain = domain.message
  const contact = draft.contactEmail.trim()
  if (contact !== '' && !isEmail(contact))
    problems.contactEmail = lengthProblem(contact, MAX_EMAIL_LENGTH) ?? 'Enter an email address.'
  else if ((contactOf(draft) ?? '').length > MAX_EMAIL_LENGTH) {
    problems.contactEmail = 'The domain is too long for hostmaster@. Enter another address.'
  }
  return { ...problems, ...tagsProblem(draft.tags) }
}

/** Body of `createDnsZone`. */
export function toRequest(draft: ZoneDraft): DnsZoneCreate {
  const contact = draft.contactEmail.trim()
  return {
    domain: normalizedDomain(draft) ?? draft.domain,
    ...(contact !== '' && { contactEmail: contact }),
    ...(draft.tags.length > 0 && { tags: [...draft.tags] }),
  }
}
