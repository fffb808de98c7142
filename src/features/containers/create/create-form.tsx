import { useMemo } from 'react'
import { createContainer } from '#src/api/generated/sdk.gen.ts'
import type { Container, ContainerCatalog } from '#src/api/generated/types.gen.ts'
import { CONTAINER_KINDS, CONTAINER_NAMESPACES, MAX_REPLICAS } from '#src/domain/container.ts'
import { timesMoney, timesRate } from '#src/domain/price.ts'
import { REGIONS } from '#src/domain/region.ts'
import { NameSection, RegionSection, TagsSection } from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { TagsField } from '#src/ui/tags-field.tsx'
import { namespaceLabels } from '../container-labels.ts'
import { containerResource } from '../container-resource.ts'
import { dependencyProblem, MAX_DEPENDENCIES } from '../parts/dependencies.ts'
import { withoutSecrets } from '../parts/spec-draft.ts'
import specClasses from '../parts/spec-fields.module.css'
import { EnvironmentFields, ImageField, PlanFields, PortFields } from '../parts/spec-fields.tsx'
import {
  type ContainerDraft,
  draftProblems,
  initialDraft,
  storedDraftSchema,
  toRequest,
} from './container-draft.ts'

export function CreateForm({
  catalog,
  onCreated,
}: {
  readonly catalog: ContainerCatalog
  readonly onCreated: (container: Container) => void
}) {
  const form = useCreateForm({
    definition: containerResource,
    name: 'container',
    initial: useMemo(() => initialDraft(catalog), [catalog]),
    schema: storedDraftSchema,
    keep: withoutSecrets,
    check: (draft) => draftProblems(draft, catalog),
    request: toRequest,
    fieldsOf: { namespace: ['namespace', 'name'], planId: ['planId', 'cpuRequestMillis', 'memoryRequestMb'] },
    create: (body, headers) => createContainer({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const spec = { spec: draft, onChange: change, problems }
  const plan = catalog.plans.find(({ id }) => id === draft.planId)
  const count = Math.min(MAX_REPLICAS, Math.max(1, Math.floor(draft.replicas ?? 1)))
  return (
    <CreateFormFrame
      form={form}
      cost={
        <CostCard
          what={plan && (count === 1 ? plan.name : `${count} × ${plan.name}`)}
          monthly={plan && timesMoney(plan.monthlyPrice, count)}
          hourly={plan && timesRate(plan.hourlyRate, count)}
          note={draft.kind === 'job' ? 'A job costs nothing once it has completed.' : undefined}
          needs={{ containers: 1 }}
          submitLabel="Deploy Container"
          pending={form.pending}
        />
      }
    >
      <NameSection
        step={1}
        value={draft.name}
        onChange={(name) => change({ name })}
        problems={problems}
        description="Lowercase letters, digits and hyphens. Must be unique in the namespace."
      />
      <FormSection
        id="namespace"
        step={2}
        title="Namespace"
        description="Container names must be unique within a namespace."
      >
        <ChoiceCards
          label="Namespace"
          hideLabel
          name="namespace"
          cardWidth={9}
          value={draft.namespace}
          choices={CONTAINER_NAMESPACES.map((value) => ({ value, title: namespaceLabels[value] }))}
          onChange={(value) => {
            const namespace = CONTAINER_NAMESPACES.find((known) => known === value)
            if (namespace) change({ namespace })
          }}
          error={problemAt(problems, 'namespace')}
        />
      </FormSection>
      <FormSection id="image" step={3} title="Image">
        <ImageField {...spec} />
        <ChoiceCards
          label="Workload type"
          name="kind"
          cardWidth={14}
          value={draft.kind}
          choices={[
            { value: 'service', title: 'Service', detail: 'Runs until you stop it' },
            { value: 'job', title: 'Job', detail: 'Runs once until it completes' },
          ]}
          onChange={(value) => {
            const kind = CONTAINER_KINDS.find((known) => known === value)
            if (kind) change({ kind })
          }}
        />
      </FormSection>
      <RegionSection
        step={4}
        regions={REGIONS}
        value={draft.region}
        onChange={(region) => change({ region })}
        problems={problems}
      />
      <FormSection
        id="planId"
        step={5}
        title="Plan"
        description="CPU, memory and price per replica. You can change it later."
      >
        <PlanFields {...spec} plans={catalog.plans} />
      </FormSection>
      <FormSection
        id="replicas"
        step={6}
        title="Replicas"
        description="Number of instances that run at the same time."
      >
        <NumberField
          className={specClasses.number ?? ''}
          label="Replicas"
          value={draft.replicas ?? ''}
          min={1}
          max={MAX_REPLICAS}
          error={problems.replicas}
          onChange={(value) => change({ replicas: value === '' ? null : value })}
        />
      </FormSection>
      <FormSection
        id="ports"
        step={7}
        title="Ports"
        description="Ports the container listens on. Public ports are reachable from the internet."
      >
        <PortFields {...spec} />
      </FormSection>
      <FormSection
        id="env"
        step={8}
        title="Environment"
        description="Set for every replica. Secret values can’t be viewed again."
      >
        <EnvironmentFields {...spec} />
      </FormSection>
      <FormSection id="dependsOn" step={9} title="Dependencies">
        <TagsField
          label="Depends on"
          description="Resource IDs, or containers as namespace/name. Press Enter after each one."
          value={draft.dependsOn}
          onChange={(dependsOn) => change({ dependsOn })}
          check={dependencyProblem}
          max={MAX_DEPENDENCIES}
          error={problemAt(problems, 'dependsOn')}
        />
      </FormSection>
      <TagsSection step={10} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <ReviewSection
        step={11}
        facts={reviewFacts(draft, plan?.name)}
        path="/containers"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )
}

/** Summary of all choices. */
function reviewFacts(draft: ContainerDraft, plan = '–') {
  const region = REGIONS.find(({ id }) => id === draft.region)
  return [
    { field: 'name', name: 'Name', value: draft.name },
    { field: 'namespace', name: 'Namespace', value: namespaceLabels[draft.namespace] },
    { field: 'image', name: 'Image', value: draft.image },
    { field: 'region', name: 'Region', value: region?.name },
    { field: 'planId', name: 'Plan', value: `${draft.replicas ?? '–'} × ${plan}` },
    { field: 'ports', name: 'Ports', value: draft.ports.map(({ port }) => String(port ?? '')) },
    { field: 'env', name: 'Variables', value: draft.env.map(({ name }) => name) },
    { field: 'tags', name: 'Tags', value: draft.tags },
  ]
}
