import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { createFirewall } from '#src/api/generated/sdk.gen.ts'
import type { Firewall, FirewallCatalog } from '#src/api/generated/types.gen.ts'
import { FIREWALL_VMS_PER_REQUEST } from '#src/domain/firewall-catalog.ts'
import { countFindings, findingsOf } from '#src/domain/firewall-rules.ts'
import { NameSection, TagsSection } from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { VmPicker } from '#src/resources/vm-picker/vm-picker.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeFindings } from '../finding-labels.ts'
import { firewallResource } from '../firewall-resource.ts'
import { planChoices } from '../plan-choices.tsx'
import { OpenedToWorld, openedToWorld } from '../rules/opened-to-world.tsx'
import { RuleLists } from '../rules/rule-lists.tsx'
import { draftProblems, initialDraft, storedDraftSchema, toRequest } from './firewall-draft.ts'
import { STARTING_RULES, startingLabels, startingRules } from './starting-rules.ts'

export function CreateForm({
  catalog,
  onCreated,
}: {
  readonly catalog: FirewallCatalog
  readonly onCreated: (firewall: Firewall) => void
}) {
  const format = useFormat()
  const form = useCreateForm({
    definition: firewallResource,
    name: 'firewall',
    initial: useMemo(() => initialDraft(catalog), [catalog]),
    schema: storedDraftSchema,
    check: (draft) => draftProblems(draft, catalog),
    request: toRequest,
    fieldsOf: { vms: ['vmIds'], planId: ['planId', 'ruleSet'] },
    create: (body, headers) => createFirewall({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const opened = openedToWorld(draft.ruleSet.rules)
  const plan = catalog.plans.find(({ id }) => id === draft.planId)
  return (
    <CreateFormFrame
      form={form}
      confirmation={
        opened.length === 0 || Object.keys(draftProblems(draft, catalog)).length > 0
          ? null
          : {
              title: 'Create a firewall that is open to everyone?',
              body: <OpenedToWorld messages={opened} />,
              confirmLabel: 'Create Firewall',
            }
      }
      cost={
        <CostCard
          what={plan?.name}
          monthly={plan?.monthlyPrice}
          hourly={plan?.hourlyRate}
          needs={{ firewalls: 1 }}
          submitLabel="Create Firewall"
          pending={form.pending}
        />
      }
    >
      <NameSection step={1} value={draft.name} onChange={(name) => change({ name })} problems={problems} />
      <FormSection id="description" step={2} title="Description">
        <TextInput
          label="Description"
          description="Optional."
          value={draft.description}
          error={problems.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </FormSection>
      <FormSection id="planId" step={3} title="Plan" description="You can change it later.">
        <ChoiceCards
          label="Plan"
          hideLabel
          name="planId"
          cardWidth={14}
          value={draft.planId}
          choices={planChoices(catalog.plans, { rules: draft.ruleSet.rules.length }, format)}
          onChange={(planId) => change({ planId })}
          error={problemAt(problems, 'planId')}
        />
      </FormSection>
      <FormSection
        id="ruleSet"
        step={4}
        title="Rules"
        description="The first matching rule applies. You can change rules later."
      >
        <ChoiceCards
          label="Start with"
          name="start"
          cardWidth={14}
          value={draft.start}
          choices={STARTING_RULES.map((value) => ({ value, ...startingLabels[value] }))}
          onChange={(value) => {
            const start = STARTING_RULES.find((known) => known === value)
            if (start !== undefined) change({ start, ruleSet: startingRules(start) })
          }}
          error={problemAt(problems, 'ruleSet')}
        />
        <RuleLists
          draftName="firewall-rule"
          base={draft.ruleSet}
          draft={draft.ruleSet}
          onChange={(edit) => change({ ruleSet: edit(draft.ruleSet) })}
        />
      </FormSection>
      <FormSection
        id="vmIds"
        step={5}
        title="Instances"
        description="VMs from any region. You can assign more later."
      >
        <VmPicker
          many
          value={draft.vms}
          onChange={(vms) => change({ vms })}
          disabledReasonOf={({ status }) => (status === 'deleting' ? 'The VM is being deleted.' : null)}
          max={FIREWALL_VMS_PER_REQUEST}
          error={problemAt(problems, 'vmIds')}
        />
      </FormSection>
      <TagsSection step={6} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <ReviewSection
        step={7}
        facts={[
          { field: 'name', name: 'Name', value: draft.name },
          { field: 'planId', name: 'Plan', value: plan?.name },
          { field: 'ruleSet', name: 'Rules', value: describeRules() },
          {
            field: 'vmIds',
            name: 'Instances',
            value: draft.vms.length === 0 ? 'None' : draft.vms.map(({ name }) => name).join(', '),
          },
          { field: 'tags', name: 'Tags', value: draft.tags },
        ]}
        path="/firewalls"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )

  function describeRules(): string {
    const { rules } = draft.ruleSet
    if (rules.length === 0) return 'None'
    const found = describeFindings(countFindings(findingsOf(rules)), format.number)
    const count = `${format.number(rules.length)} ${rules.length === 1 ? 'rule' : 'rules'}`
    return found === null ? count : `${count}, to review: ${found}`
  }
}
