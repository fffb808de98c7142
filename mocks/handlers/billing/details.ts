import { normalizeTaxId, taxIdProblem } from '#src/domain/tax.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { noteChanges } from '../audit-log/changes.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { atField } from '../shared/at-field.ts'

export const billingDetailsHandlers: HandlersFor<'getBillingDetails' | 'replaceBillingDetails'> = {
  getBillingDetails({ identity }) {
    return { status: 200, body: identity.organization.billingDetails }
  },

  replaceBillingDetails(ctx) {
    const { tx, identity, body } = ctx
    const { address } = body
    const taxId = normalizeTaxId(body.taxId ?? '')
    const problem = address === null || taxId === null ? null : taxIdProblem(address.country, taxId)
    if (problem !== null) throw atField(422, 'invalid_tax_id', '/taxId', problem)
    const { id, name, billingDetails: before } = identity.organization
    const billingDetails = {
      name: body.name.trim(),
      address: address && {
        line1: address.line1.trim(),
        line2: address.line2.trim(),
        postalCode: address.postalCode.trim(),
        city: address.city.trim(),
        country: address.country,
      },
      taxId,
    }
    addAuditNote(ctx, { resource: { type: 'organization', id, name } })
    noteChanges(ctx, before, billingDetails, {
      name: 'the name',
      address: 'the address',
      taxId: 'the tax ID',
    })
    if (!isSameJson(billingDetails, before)) tx.organizations.update(id, { billingDetails })
    return { status: 200, body: billingDetails }
  },
}
