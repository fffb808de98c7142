import { createLoadBalancer } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer, LoadBalancerCatalog } from '#src/api/generated/types.gen.ts'
import { protocolNames } from '#src/domain/listeners.ts'
import { LOAD_BALANCER_TYPE_IDS } from '#src/domain/load-balancer-catalog.ts'
import { REGIONS, regionName } from '#src/domain/region.ts'
import { NameSection, RegionSection, TagsSection } from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { VmPicker } from '#src/resources/vm-picker/vm-picker.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeListener } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { HealthCheckEditor } from '../parts/health-check-editor.tsx'
import { ListenersEditor } from '../parts/listeners-editor.tsx'
import {
  changeDraft,
  draftProblems,
  INITIAL_DRAFT,
  storedDraftSchema,
  toRequest,
} from './load-balancer-draft.ts'

export function CreateForm({
  catalog,
  onCreated,
}: {
  readonly catalog: LoadBalancerCatalog
  readonly onCreated: (balancer: LoadBalancer) => void
}) {
  const format = useFormat()
  const form = useCreateForm({
    definition: loadBalancerResource,
    name: 'load-balancer',
    initial: INITIAL_DRAFT,
    schema: storedDraftSchema,
    apply: changeDraft,
    check: draftProblems,
    request: toRequest,
    fieldsOf: { region: ['region', 'vmIds'], vms: ['vmIds'], type: ['type', 'listeners'] },
    create: (body, headers) => createLoadBalancer({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const offer = catalog.types.find(({ type }) => type === draft.type)
  return (
    <CreateFormFrame
      form={form}
      cost={
        <CostCard
          what={offer?.name}
          monthly={offer?.monthlyPrice}
          hourly={offer?.hourlyRate}
          needs={{ load_balancers: 1 }}
          submitLabel="Create Load Balancer"
          pending={form.pending}
        />
      }
    >
      <RegionSection
        step={1}
        regions={REGIONS}
        value={draft.region}
        onChange={(region) => change({ region })}
        problems={problems}
        description="Targets must be in the same region."
      />
      <FormSection id="type" step={2} title="Type" description="Can’t be changed later.">
        <ChoiceCards
          label="Type"
          hideLabel
          name="type"
          cardWidth={18}
          value={draft.type}
          choices={catalog.types.map((it) => ({
            value: it.type,
            title: it.name,
            detail: `${protocolNames(it.protocols)}; ${format.number(it.maxConnections)} connections, ${format.number(it.bandwidthGbps)} Gbps`,
            aside: `${format.money(it.monthlyPrice)}/mo`,
          }))}
          onChange={(chosen) => {
            const type = LOAD_BALANCER_TYPE_IDS.find((id) => id === chosen)
            if (type !== undefined) change({ type })
          }}
          error={problems.type}
        />
      </FormSection>
      <FormSection
        id="listeners"
        step={3}
        title="Listeners"
        description="Ports the load balancer listens on, and the target port for each. HTTPS is terminated here; targets receive HTTP."
      >
        <ListenersEditor
          type={draft.type}
          value={draft.listeners}
          onChange={(listeners) => change({ listeners })}
          problems={problems}
        />
      </FormSection>
      <FormSection
        id="healthCheck"
        step={4}
        title="Health check"
        description="A target receives traffic after this many consecutive checks pass, and stops after this many fail."
      >
        <HealthCheckEditor
          value={draft.healthCheck}
          onChange={(healthCheck) => change({ healthCheck })}
          problems={problems}
        />
      </FormSection>
      <FormSection
        id="vmIds"
        step={5}
        title="Targets"
        description={`VMs in ${regionName(draft.region)}. You can add more later.`}
      >
        <VmPicker
          region={draft.region}
          many
          value={draft.vms}
          onChange={(vms) => change({ vms })}
          disabledReasonOf={({ status }) => (status === 'deleting' ? 'The VM is being deleted.' : null)}
          error={problemAt(problems, 'vmIds')}
        />
      </FormSection>
      <NameSection step={6} value={draft.name} onChange={(name) => change({ name })} problems={problems} />
      <TagsSection step={7} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <ReviewSection
        step={8}
        facts={[
          { field: 'region', name: 'Region', value: regionName(draft.region) },
          { field: 'type', name: 'Type', value: offer?.name },
          { field: 'listeners', name: 'Listeners', value: draft.listeners.map(describeListener).join(', ') },
          {
            field: 'vmIds',
            name: 'Targets',
            value: draft.vms.map(({ name }) => name),
          },
          { field: 'name', name: 'Name', value: draft.name },
          { field: 'tags', name: 'Tags', value: draft.tags },
        ]}
        path="/load-balancers"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )
}
