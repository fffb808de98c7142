import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listNetworksOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { createVm } from '#src/api/generated/sdk.gen.ts'
import type { Vm, VmCatalog } from '#src/api/generated/types.gen.ts'
import { timesMoney, timesRate } from '#src/domain/price.ts'
import {
  DeletionProtectionSection,
  RegionSection,
  TagsSection,
} from '#src/resources/create/common-sections.tsx'
import { CostCard } from '#src/resources/create/cost-card.tsx'
import { CreateFormFrame } from '#src/resources/create/create-form.tsx'
import { ReviewSection } from '#src/resources/create/review-section.tsx'
import { useCreateForm } from '#src/resources/create/use-create-form.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { vmResource } from '../vm-resource.ts'
import { draftProblems } from './draft-problems.ts'
import { VmFormContext } from './form-context.ts'
import { ImageSection } from './image-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { NamesSection } from './names-section.tsx'
import { NetworkSection } from './network-section.tsx'
import { usePlan, withAllowedSize } from './plan-limit.ts'
import { reviewFacts } from './review-facts.ts'
import { SizeSection } from './size-section.tsx'
import { UserDataSection } from './user-data-section.tsx'
import { changeDraft, storedDraftSchema, toRequest, type VmDraft } from './vm-draft.ts'

export function CreateForm({
  catalog,
  initial,
  name,
  onCreated,
}: {
  readonly catalog: VmCatalog
  readonly initial: VmDraft
  /** Under which the draft is stored. */
  readonly name: string
  readonly onCreated: (vms: readonly Vm[]) => void
}) {
  const format = useFormat()
  const networks = useQuery(listNetworksOptions()).data?.items ?? []
  const [hasUnaddedKey, setHasUnaddedKey] = useState(false)
  const plan = usePlan()
  const form = useCreateForm({
    definition: vmResource,
    name,
    initial: withAllowedSize(initial, catalog, plan),
    schema: storedDraftSchema,
    apply: changeDraft,
    check: (draft) => ({
      ...draftProblems(draft, catalog, networks),
      ...(hasUnaddedKey && {
        sshKeyIds: 'Add the SSH key that you entered, or cancel it.',
      }),
    }),
    request: (draft) => toRequest(draft, networks),
    fieldsOf: {
      region: ['region', 'sizeId', 'networkId'],
      imageId: ['imageId', 'sizeId'],
      count: ['names', 'sizeId'],
      baseName: ['names'],
      ownNames: ['names'],
    },
    create: async (body, headers) => (await createVm({ body, headers })).items,
    onCreated,
  })
  const { draft, change, problems } = form
  const { count } = draft
  const size = catalog.sizes.find(({ id }) => id === draft.sizeId)
  return (
    <VmFormContext value={{ catalog, networks, draft, change, problems, setHasUnaddedKey }}>
      <CreateFormFrame
        form={form}
        cost={
          <CostCard
            what={size && (count === 1 ? size.name : `${format.number(count)} × ${size.name}`)}
            monthly={size && timesMoney(size.monthlyPrice, count)}
            hourly={size && timesRate(size.hourlyRate, count)}
            needs={size ? { vms: count, vcpus: count * size.vcpus, gpus: count * size.gpus } : {}}
            submitLabel={count === 1 ? 'Create VM' : `Create ${format.number(count)} VMs`}
            pending={form.pending}
          />
        }
      >
        <RegionSection
          step={1}
          regions={catalog.regions}
          value={draft.region}
          onChange={(region) => change({ region })}
          problems={problems}
        />
        <ImageSection step={2} />
        <SizeSection step={3} />
        <NamesSection step={4} />
        <NetworkSection step={5} />
        <KeysSection step={6} />
        <TagsSection step={7} value={draft.tags} onChange={(tags) => change({ tags })} problems={problems} />
        <UserDataSection step={8} />
        <DeletionProtectionSection
          step={9}
          value={draft.deletionProtection}
          onChange={(deletionProtection) => change({ deletionProtection })}
        />
        <ReviewSection
          step={10}
          facts={reviewFacts(draft, catalog, networks, format)}
          path="/vms"
          body={toRequest(draft, networks)}
        />
      </CreateFormFrame>
    </VmFormContext>
  )
}
