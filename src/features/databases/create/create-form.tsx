import { useMemo } from 'react'
import { createDatabase } from '#src/api/generated/sdk.gen.ts'
import type { Database, DatabaseCatalog } from '#src/api/generated/types.gen.ts'
import { billingTerms } from '#src/domain/billing-terms.ts'
import { REGIONS } from '#src/domain/region.ts'
import {
  DeletionProtectionSection,
  NameSection,
  RegionSection,
  TagsSection,
} from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { engineAndVersion } from '../database-labels.ts'
import { databaseResource } from '../database-resource.ts'
import { NetworksField, openNetworksConfirmation } from '../parts/networks-field.tsx'
import { planChoices } from '../parts/plan-choices.tsx'
import { ScheduleFields } from '../parts/schedule-fields.tsx'
import { WindowFields } from '../parts/window-fields.tsx'
import { changeDraft, draftProblems, initialDraft, storedDraftSchema, toRequest } from './database-draft.ts'
import { EngineSection } from './engine-section.tsx'
import { reviewFacts } from './review-facts.ts'

export function CreateForm({
  catalog,
  onCreated,
}: {
  readonly catalog: DatabaseCatalog
  readonly onCreated: (database: Database) => void
}) {
  const format = useFormat()
  const form = useCreateForm({
    definition: databaseResource,
    name: 'database',
    initial: useMemo(() => initialDraft(catalog), [catalog]),
    schema: storedDraftSchema,
    apply: (draft, change) => changeDraft(draft, change, catalog),
    check: draftProblems,
    request: toRequest,
    fieldsOf: { engine: ['engine', 'version'] },
    create: (body, headers) => createDatabase({ body, headers }),
    onCreated,
  })
  const { draft, change, problems } = form
  const plan = catalog.plans.find(({ id }) => id === draft.planId)
  return (
    <CreateFormFrame
      form={form}
      confirmation={
        Object.keys(draftProblems(draft)).length > 0
          ? null
          : openNetworksConfirmation(draft.allowedNetworks, {
              title: 'Create a database that is open to everyone?',
              confirmLabel: 'Create Database',
            })
      }
      cost={
        <CostCard
          what={plan && `${engineAndVersion(draft)}, ${plan.name}`}
          monthly={plan?.monthlyPrice}
          hourly={plan?.hourlyRate}
          note="Backups are included."
          needs={{ databases: 1 }}
          submitLabel="Create Database"
          pending={form.pending}
        />
      }
    >
      <EngineSection catalog={catalog} form={form} />
      <FormSection
        id="planId"
        step={2}
        title="Plan"
        description={`${billingTerms.perSecond} ${billingTerms.month} You can change the plan later, but not to less storage.`}
      >
        <ChoiceCards
          label="Plan"
          hideLabel
          name="plan"
          cardWidth={18}
          value={draft.planId}
          choices={planChoices(catalog, draft.engine, format)}
          onChange={(planId) => change({ planId })}
          error={problems.planId}
        />
      </FormSection>
      <RegionSection
        step={3}
        regions={REGIONS}
        value={draft.region}
        onChange={(region) => change({ region })}
        problems={problems}
        description="Choose the region of the VMs that use it for the lowest latency."
      />
      <NameSection
        step={4}
        value={draft.name}
        onChange={(name) => change({ name })}
        problems={problems}
        description="Lowercase letters, digits and hyphens. Must be unique among your databases; used in the host name."
      />
      <FormSection
        id="allowedNetworks"
        step={5}
        title="Allowed networks"
        description="Only these networks can connect. Leave empty to allow none."
      >
        <NetworksField
          value={draft.allowedNetworks}
          onChange={(allowedNetworks) => change({ allowedNetworks })}
          problems={problems}
          locked={null}
        />
      </FormSection>
      <FormSection id="backupSchedule" step={6} title="Backups">
        <ScheduleFields
          value={draft.backupSchedule}
          onChange={(backupSchedule) => change({ backupSchedule })}
          problems={problems}
        />
      </FormSection>
      <FormSection
        id="maintenanceWindow"
        step={7}
        title="Maintenance window"
        description="Weekly one-hour window for maintenance. Connections drop for less than a minute."
      >
        <WindowFields
          value={draft.maintenanceWindow}
          onChange={(maintenanceWindow) => change({ maintenanceWindow })}
        />
      </FormSection>
      <TagsSection step={8} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
      <DeletionProtectionSection
        step={9}
        value={draft.deletionProtection}
        onChange={(deletionProtection) => change({ deletionProtection })}
      />
      <ReviewSection
        step={10}
        facts={reviewFacts(draft, catalog, format)}
        path="/databases"
        body={toRequest(draft)}
      />
    </CreateFormFrame>
  )
}
