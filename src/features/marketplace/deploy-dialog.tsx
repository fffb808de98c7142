import { TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { listProjectsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { deployMarketplaceApp } from '#src/api/generated/sdk.gen.ts'
import type { MarketplaceApp, MarketplaceDeploy } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { nameProblem } from '#src/domain/labels.ts'
import { REGIONS } from '#src/domain/region.ts'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { HourlyRate } from '#src/resources/hourly-rate.tsx'
import { NextStep } from '#src/resources/next-step.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { withMantine } from '#src/ui/theme/mantine-provider.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import classes from './app.module.css'
import { resourceLabels } from './marketplace-labels.ts'

type DeployDraft = Required<MarketplaceDeploy>

const storedDeploySchema: z.ZodMiniType<DeployDraft> = z.object({
  name: z.string(),
  region: z.enum(REGIONS.map(({ id }) => id)),
  projectId: z.string(),
})

interface DeployDialogProps {
  readonly app: MarketplaceApp
  readonly opened: boolean
  readonly onClose: () => void
}

/** Asks for name, region and project, creates the resource for the app and navigates to it. Requires a session. */
function DeployDialog({ app, opened, onClose }: DeployDialogProps) {
  const format = useFormat()
  const client = useQueryClient()
  const navigate = useNavigate()
  const can = useCan('deploy', { one: 'app', many: 'apps' })
  const projects = useQuery({ ...listProjectsOptions(), enabled: opened })
  const regions = REGIONS.filter(({ id }) => app.supportedRegions.includes(id))
  const { draft, setDraft, isRestored, startOver, forget } = useDraft<DeployDraft>({
    name: `deploy-${app.id}`,
    initial: { name: app.id, region: regions[0]?.id ?? 'us-east', projectId: '' },
    schema: storedDeploySchema,
  })
  const { name, region, projectId } = draft
  const [keyFor] = useState(() => createIdempotencyKeys())
  const deploy = useMutation({
    mutationFn: (body: MarketplaceDeploy) =>
      deployMarketplaceApp({
        path: { marketplaceAppId: app.id },
        body,
        headers: { 'Idempotency-Key': keyFor(body) },
      }),
    onSuccess: () => {
      forget()
      // Lists, counts and quotas all change.
      return client.invalidateQueries({ refetchType: 'none' })
    },
  })
  const serverErrors = fieldErrors(deploy.error)
  const wrongName = nameProblem(name)
  const change = (part: Partial<DeployDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    deploy.reset()
  }
  const { runsOn, hourlyRate, monthlyCost, resourceType } = app.deployment

  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        // A deployment in progress still reports its result.
        if (!deploy.isPending) deploy.reset()
        onClose()
      }}
      onConfirm={() =>
        deploy.mutate(
          { name, region, ...(projectId !== '' && { projectId }) },
          {
            onSuccess: ({ resource }) => {
              toast.success(`Deployment of ${app.name} started`, `It runs on ${resource.name}.`)
              void navigate({ href: resourceHref(resource) })
            },
          },
        )
      }
      title={`Deploy ${app.name}`}
      confirmLabel="Deploy"
      pending={deploy.isPending}
      // Field errors show at their fields.
      error={isShownAtFields(deploy.error, ['name', 'region', 'projectId']) ? null : deploy.error}
      nextStep={<NextStep error={deploy.error} />}
      disabledReason={denialReason(can) ?? wrongName}
    >
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <TextInput
        data-autofocus
        label="Name"
        value={name}
        error={wrongName ?? serverErrors.name}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Select
        label="Region"
        value={region}
        error={serverErrors.region}
        data={regions.map(({ id, name: label, city }) => ({ value: id, label: `${label} (${city})` }))}
        onChange={(next) => change({ region: next })}
      />
      <Select
        label="Project"
        value={projectId}
        error={
          serverErrors.projectId ?? (projects.error === null ? undefined : 'Projects couldn’t be loaded.')
        }
        data={[
          ...(projects.data === undefined ? [{ value: '', label: 'Default' }] : []),
          ...(projects.data?.items ?? []).map((project) => ({
            value: project.isDefault ? '' : project.id,
            label: project.name,
          })),
        ]}
        onChange={(next) => change({ projectId: next })}
      />
      <dl className={classes.list}>
        <dt>Creates</dt>
        <dd>
          A {resourceLabels[resourceType]}: {runsOn}
        </dd>
        <dt>Price</dt>
        <dd>
          <strong>{format.money(monthlyCost)}</strong> per month, <HourlyRate rate={hourlyRate} />
        </dd>
      </dl>
    </ConfirmDialog>
  )
}

/** Loaded on demand by public pages, which have no Mantine provider. */
export default withMantine(DeployDialog)
