import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createDnsZone } from '#src/api/generated/sdk.gen.ts'
import type { DnsCatalog, DnsZone } from '#src/api/generated/types.gen.ts'
import { TagsSection } from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { CodeLine } from '#src/ui/code-line.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { dnsResource } from '../dns-resource.ts'
import { dnsSummaryQuery } from '../list/dns-list-query.ts'
import classes from './create-form.module.css'
import {
  contactOf,
  draftProblems,
  INITIAL_DRAFT,
  normalizedDomain,
  storedDraftSchema,
  toRequest,
} from './zone-draft.ts'

export function CreateForm({
  catalog,
  domain: preset,
  onCreated,
}: {
  readonly catalog: DnsCatalog
  /** Domain that a link presets. */
  readonly domain: string | undefined
  readonly onCreated: (zone: DnsZone) => void
}) {
  const form = useCreateForm({
    definition: dnsResource,
    name: preset === undefined ? 'dns-zone' : `dns-zone-${preset}`,
    initial: { ...INITIAL_DRAFT, domain: preset ?? '' },
    schema: storedDraftSchema,
    check: draftProblems,
    request: toRequest,
    fieldsOf: { domain: ['domain', 'contactEmail'] },
    create: (body, headers) => createDnsZone({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const domain = normalizedDomain(draft)
  return (
    <CreateFormFrame form={form} cost={<ZoneCost catalog={catalog} pending={form.pending} />}>
      <FormSection
        id="domain"
        step={1}
        title="Domain"
        description="A domain or subdomain you own. Its registrar or parent zone must point to our name servers."
      >
        <TextInput
          className={classes.field ?? ''}
          label="Domain"
          description={
            domain !== null && domain !== draft.domain.trim()
              ? `Stored as ${domain}`
              : 'Without www. International characters are allowed.'
          }
          value={draft.domain}
          error={problems.domain}
          {...literalInput}
          required
          onChange={(event) => change({ domain: event.currentTarget.value })}
        />
      </FormSection>
      <FormSection id="contactEmail" step={2} title="Contact">
        <TextInput
          className={classes.field ?? ''}
          type="email"
          label="Contact email"
          description="Contact for the zone. Publicly visible in the SOA record."
          placeholder={contactOf({ ...draft, contactEmail: '' }) ?? 'hostmaster of the domain'}
          value={draft.contactEmail}
          error={problems.contactEmail}
          autoComplete="off"
          onChange={(event) => change({ contactEmail: event.currentTarget.value })}
        />
      </FormSection>
      <TagsSection step={3} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <FormSection
        id="name-servers"
        step={4}
        title="Name servers"
        description="Set all of them at your registrar. The zone becomes active once they are in place; you can add records before."
      >
        <div className={classes.servers}>
          {catalog.nameServers.map((server, index) => (
            <CodeLine key={server} code={server} label={`name server ${index + 1}`} />
          ))}
        </div>
      </FormSection>
      <ReviewSection
        step={5}
        facts={[
          { field: 'domain', name: 'Domain', value: domain },
          { field: 'contactEmail', name: 'Contact', value: contactOf(draft) },
          { field: 'tags', name: 'Tags', value: draft.tags },
        ]}
        path="/dns-zones"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )
}

/** Zones have no price of their own. The plan has one, and limits the number of zones. */
function ZoneCost({ catalog, pending }: { readonly catalog: DnsCatalog; readonly pending: boolean }) {
  const summary = useQuery(dnsSummaryQuery()).data
  const plan = catalog.plans.find(({ id }) => id === summary?.planId)
  return (
    <CostCard
      what={plan && `Plan ${plan.name}, for all zones`}
      monthly={plan?.monthlyPrice}
      hourly={plan?.hourlyRate}
      note={
        summary && (
          <>
            {summary.total === 0
              ? 'Billed from your first zone.'
              : 'Already billed. Another zone costs nothing extra.'}
            {summary.maxZones === null && ' Unlimited zones.'}
          </>
        )
      }
      needs={{}}
      limit={
        summary && summary.maxZones !== null
          ? { name: 'DNS zones', after: summary.total + 1, limit: summary.maxZones }
          : undefined
      }
      submitLabel="Add Zone"
      pending={pending}
    />
  )
}
