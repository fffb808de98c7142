import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { createCdnDistribution } from '#src/api/generated/sdk.gen.ts'
import type { CdnCatalog, CdnDistribution } from '#src/api/generated/types.gen.ts'
import { TagsSection } from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import fields from '#src/resources/fields.module.css'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeRegions, formatTtl } from '../cdn-labels.ts'
import { cdnResource } from '../cdn-resource.ts'
import { CacheRulesField, TtlInput } from '../parts/cache-rules-field.tsx'
import { DeliveryField } from '../parts/delivery-field.tsx'
import { OriginsField } from '../parts/origins-field.tsx'
import { PlanField } from '../parts/plan-field.tsx'
import { RegionsField } from '../parts/regions-field.tsx'
import { draftProblems, initialDraft, storedDraftSchema, toRequest } from './cdn-draft.ts'

export function CreateForm({
  catalog,
  onCreated,
}: {
  readonly catalog: CdnCatalog
  readonly onCreated: (distribution: CdnDistribution) => void
}) {
  const format = useFormat()
  const form = useCreateForm({
    definition: cdnResource,
    name: 'cdn',
    initial: useMemo(() => initialDraft(catalog), [catalog]),
    schema: storedDraftSchema,
    check: draftProblems,
    request: toRequest,
    // The check for a self-referencing origin depends on both fields.
    fieldsOf: { domain: ['domain', 'origins'] },
    create: (body, headers) => createCdnDistribution({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const plan = catalog.plans.find(({ id }) => id === draft.planId)
  return (
    <CreateFormFrame
      form={form}
      cost={
        <CostCard
          what={plan && `${plan.name} plan`}
          monthly={plan?.monthlyPrice}
          hourly={plan?.hourlyRate}
          needs={{ cdn_distributions: 1 }}
          submitLabel="Create Distribution"
          pending={form.pending}
        />
      }
    >
      <FormSection id="domain" step={1} title="Domain" description="Domain your visitors use.">
        <TextInput
          className={fields.grow ?? ''}
          label="Domain"
          description="Point it at the distribution with the CNAME you get after creation."
          placeholder="cdn.shop.example"
          value={draft.domain}
          error={problems.domain}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => change({ domain: event.currentTarget.value })}
        />
      </FormSection>
      <FormSection
        id="origins"
        step={2}
        title="Origins"
        description="Servers the content comes from. The first one serves requests; the others take over in order if it fails."
      >
        <OriginsField
          value={draft.origins}
          onChange={(origins) => change({ origins })}
          problems={problems}
          locked={null}
        />
      </FormSection>
      <FormSection
        id="planId"
        step={3}
        title="Plan"
        description="Sets the included traffic. You can change it at any time."
      >
        <PlanField
          plans={catalog.plans}
          value={draft.planId}
          onChange={(planId) => change({ planId })}
          error={problems.planId}
        />
      </FormSection>
      <FormSection id="regions" step={4} title="Regions" description="Where your content is served from.">
        <RegionsField
          regions={catalog.regions}
          value={draft.regions}
          onChange={(regions) => change({ regions })}
          error={problemAt(problems, 'regions')}
        />
      </FormSection>
      <FormSection
        id="cacheRules"
        step={5}
        title="Caching"
        description="How long responses are cached at the edge. The first matching rule applies."
      >
        <TtlInput
          id="defaultTtlSeconds"
          label="Default TTL (seconds)"
          value={draft.defaultTtlSeconds}
          error={problems.defaultTtlSeconds}
          onChange={(defaultTtlSeconds) => change({ defaultTtlSeconds })}
        />
        <CacheRulesField
          value={draft.cacheRules}
          onChange={(cacheRules) => change({ cacheRules })}
          problems={problems}
          locked={null}
        />
      </FormSection>
      <FormSection id="delivery" step={6} title="Delivery">
        <DeliveryField value={draft} onChange={change} />
      </FormSection>
      <TagsSection step={7} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <ReviewSection
        step={8}
        facts={[
          { field: 'domain', name: 'Domain', value: draft.domain },
          {
            field: 'origins',
            name: 'Origins',
            value: draft.origins.map(({ host }) => host).join(', '),
          },
          { field: 'planId', name: 'Plan', value: plan?.name },
          { field: 'regions', name: 'Regions', value: describeRegions(draft.regions) },
          {
            field: 'cacheRules',
            name: 'Caching',
            value: `${formatTtl(draft.defaultTtlSeconds, format)}, ${format.number(draft.cacheRules.length)} ${draft.cacheRules.length === 1 ? 'rule' : 'rules'}`,
          },
          { field: 'tags', name: 'Tags', value: draft.tags },
        ]}
        path="/cdn-distributions"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )
}
