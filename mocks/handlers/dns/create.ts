import { DEFAULT_DNS_TTL } from '#src/domain/dns-catalog.ts'
import { defaultContact, firstSerial } from '#src/domain/dns-soa.ts'
import { MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { invalidField } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { dnsZoneLife } from '../../world/life-cycles/dns.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf } from '../shared/actions.ts'
import { checkNames } from '../shared/names.ts'
import { projectReference, resolve } from '../shared/references.ts'
import { checkZoneLimit, dnsPlanOf } from './plan-of.ts'
import { toZone } from './to-zone.ts'

export const dnsCreateHandlers: HandlersFor<'createDnsZone'> = {
  createDnsZone(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { project } = resolve({ project: projectReference(ctx, body.projectId) })
    const contactEmail = body.contactEmail ?? defaultContact(body.domain)
    if (contactEmail.length > MAX_EMAIL_LENGTH) {
      throw invalidField(
        '/contactEmail',
        'required',
        'The domain is too long for hostmaster@ in front of it. Enter a contact email.',
      )
    }
    checkNames(resourceDefinitions.dns_zone, ctx, [{ name: body.domain, pointer: '/domain' }])
    const present = tx.dnsZones.by('organizationId', identity.organization.id).length
    checkZoneLimit(dnsPlanOf(identity.organization), present + 1, present)
    const zone = beginCreation(dnsZoneLife, actionContextOf(ctx), 'create', {
      id: random('zone').id('zone'),
      organizationId: identity.organization.id,
      projectId: project.id,
      name: body.domain,
      tags: body.tags ?? [],
      contactEmail,
      defaultTtl: DEFAULT_DNS_TTL.records,
      negativeTtl: DEFAULT_DNS_TTL.negative,
      serial: firstSerial(now),
      revision: 1,
      createdAt: now,
    })
    return { status: 202, body: toZone(zone, ctx) }
  },
}
