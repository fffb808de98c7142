import * as limits from '#src/api/generated/limits.gen.ts'
import type { DomainContact } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a domain's registrant. */
export const contactDraftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  organization: z.string(),
  email: z.string(),
})

export type ContactDraft = z.infer<typeof contactDraftSchema>

export function contactProblems(draft: ContactDraft): FieldProblems {
  const { firstName, lastName, organization, email } = toContact(draft)
  return {
    ...(firstName === '' && { 'contact.firstName': 'Enter a first name.' }),
    ...(lastName === '' && { 'contact.lastName': 'Enter a last name.' }),
    ...(!isEmail(email) && { 'contact.email': 'Enter an email address, such as ada@example.com.' }),
    ...lengthProblems({
      'contact.firstName': [firstName, limits.DomainContact.firstName.maxLength],
      'contact.lastName': [lastName, limits.DomainContact.lastName.maxLength],
      'contact.organization': [organization, limits.DomainContact.organization.maxLength],
      'contact.email': [email, MAX_EMAIL_LENGTH],
    }),
  }
}

export function toContact({ firstName, lastName, organization, email }: ContactDraft): DomainContact {
  return {
    firstName: cleanName(firstName),
    lastName: cleanName(lastName),
    organization: cleanName(organization),
    email: email.trim(),
  }
}
