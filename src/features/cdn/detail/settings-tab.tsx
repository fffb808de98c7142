import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getCdnCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateCdnDistribution } from '#src/api/generated/sdk.gen.ts'
import type { CdnCatalog, CdnDistribution, CdnDistributionUpdate } from '#src/api/generated/types.gen.ts'
import { headerProblems, toHeaderChange, toHeaderDraft } from '#src/domain/cdn-headers.ts'
import { originProblems } from '#src/domain/cdn-input.ts'
import { DangerZone } from '#src/resources/detail/danger-zone.tsx'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { z } from '#src/ui/zod.ts'
import type { CdnTabProps } from '../cdn-detail-search.ts'
import { cdnResource } from '../cdn-resource.ts'
import { deliverySchema, originsSchema } from '../create/cdn-draft.ts'
import { DeliveryField } from '../parts/delivery-field.tsx'
import { HeadersField } from '../parts/headers-field.tsx'
import { OriginsField } from '../parts/origins-field.tsx'
import { PlanField } from '../parts/plan-field.tsx'
import { RegionsField } from '../parts/regions-field.tsx'

/** Settings. Plan and tags apply at once; other changes must be deployed to the edge first. */
export function SettingsTab({ resource: distribution, onSearchChange }: CdnTabProps) {
  const catalog = useQuery(getCdnCatalogOptions())
  const check = useActionCheck(cdnResource)
  if (catalog.data === undefined) {
    return catalog.error === null ? (
      <Skeleton height="24rem" />
    ) : (
      <ErrorState error={catalog.error} onRetry={() => catalog.refetch()} retrying={catalog.isFetching} />
    )
  }
  const common = { distribution, catalog: catalog.data }
  return (
    <PanelStack>
      <OriginsPanel {...common} />
      <DeliveryPanel {...common} />
      <HeadersPanel distribution={distribution} />
      <PlanPanel {...common} />
      <TagsPanel
        definition={cdnResource}
        resource={distribution}
        action="label"
        call={({ id: of }, change) => update(of, change)}
      />
      <DangerZone
        title="Delete this distribution"
        description="Stops serving content from the edge. Origins aren’t affected."
        label="Delete distribution"
        reason={denialReason(check('delete', distribution))}
        onDelete={() => onSearchChange({ dialog: 'delete' })}
      />
    </PanelStack>
  )
}

const update = (cdnDistributionId: string, body: CdnDistributionUpdate) =>
  updateCdnDistribution({ path: { cdnDistributionId }, body })

interface PanelProps {
  readonly distribution: CdnDistribution
  readonly catalog: CdnCatalog
}

function OriginsPanel({ distribution }: PanelProps) {
  const { id, domain, origins } = distribution
  const edit = useEdit({
    definition: cdnResource,
    resource: distribution,
    action: 'deploy',
    change: 'action',
    initial: { origins: originsIn(origins) },
    schema: originsSchema,
    check: (draft) => originProblems(draft.origins, domain),
    call: (_, draft) =>
      update(id, { origins: draft.origins.map((origin) => ({ ...origin, port: Number(origin.port) })) }),
    saved: 'The origins are being deployed',
  })
  return (
    <EditPanel
      title="Origins"
      description="The first origin serves requests; the others take over in order if it fails. Changes deploy to all edge locations."
      edit={edit}
      submitLabel="Save origins"
    >
      <OriginsField
        value={edit.draft.origins}
        onChange={(next) => edit.change({ origins: next })}
        problems={edit.problems}
        locked={edit.reason}
      />
    </EditPanel>
  )
}

/** Widens the type to the form's, where a port can be empty. */
const originsIn = (origins: CdnDistribution['origins']): Parameters<typeof originProblems>[0] => origins

function DeliveryPanel({ distribution, catalog }: PanelProps) {
  const { id, regions, redirectToHttps, compression } = distribution
  const edit = useEdit({
    definition: cdnResource,
    resource: distribution,
    action: 'deploy',
    change: 'action',
    initial: { regions, redirectToHttps, compression },
    schema: deliverySchema,
    check: (draft): Record<string, string> =>
      draft.regions.length === 0 ? { regions: 'Choose a region.' } : {},
    call: (_, draft) => update(id, draft),
    saved: 'The delivery settings are being deployed',
  })
  return (
    <EditPanel
      title="Delivery"
      description="Regions and delivery options. Changes deploy to all edge locations."
      edit={edit}
      submitLabel="Save delivery"
    >
      <RegionsField
        regions={catalog.regions}
        value={edit.draft.regions}
        onChange={(next) => edit.change({ regions: [...next] })}
        error={edit.problems.regions}
        disabled={edit.reason !== null}
      />
      <DeliveryField value={edit.draft} onChange={edit.change} disabled={edit.reason !== null} />
    </EditPanel>
  )
}

const headersSchema = z.object({
  responseHeaders: z.array(
    z.object({ action: z.enum(['set', 'add', 'remove']), name: z.string(), value: z.string() }),
  ),
})

function HeadersPanel({ distribution }: Pick<PanelProps, 'distribution'>) {
  const { id, responseHeaders } = distribution
  const edit = useEdit({
    definition: cdnResource,
    resource: distribution,
    action: 'deploy',
    change: 'action',
    initial: { responseHeaders: responseHeaders.map(toHeaderDraft) },
    schema: headersSchema,
    check: (draft) => headerProblems(draft.responseHeaders),
    call: (_, draft) => update(id, { responseHeaders: draft.responseHeaders.map(toHeaderChange) }),
    saved: 'The response headers are being deployed',
  })
  return (
    <EditPanel
      title="Response headers"
      description="Changes to the headers of every response. Set replaces the origin’s header; Add keeps it and adds another line."
      edit={edit}
      submitLabel="Save headers"
    >
      <HeadersField
        value={edit.draft.responseHeaders}
        onChange={(next) => edit.change({ responseHeaders: [...next] })}
        problems={edit.problems}
        locked={edit.reason}
      />
    </EditPanel>
  )
}

function PlanPanel({ distribution, catalog }: PanelProps) {
  const { id, planId } = distribution
  const edit = useEdit({
    definition: cdnResource,
    resource: distribution,
    action: 'label',
    change: 'action',
    initial: { planId },
    schema: z.object({ planId: z.string() }),
    call: (_, draft) => update(id, draft),
    saved: 'Plan changed',
  })
  return (
    <EditPanel title="Plan" description="Takes effect immediately." edit={edit} submitLabel="Save plan">
      <PlanField
        plans={catalog.plans}
        value={edit.draft.planId}
        onChange={(next) => edit.change({ planId: next })}
        error={edit.problems.planId}
        disabledReason={edit.reason}
      />
    </EditPanel>
  )
}
