import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getContainerCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateContainer } from '#src/api/generated/sdk.gen.ts'
import type { Container, ContainerPlan, ContainerUpdate } from '#src/api/generated/types.gen.ts'
import { type ContainerAction, isContainerOff } from '#src/domain/container.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { TagsField } from '#src/ui/tags-field.tsx'
import { z } from '#src/ui/zod.ts'
import type { ContainerTabProps } from '../container-detail-search.ts'
import { containerResource } from '../container-resource.ts'
import { containerGraphQuery } from '../list/container-list-query.ts'
import { dependencyProblem, MAX_DEPENDENCIES } from '../parts/dependencies.ts'
import {
  type SpecDraft,
  specProblems,
  storedSecretsOf,
  storedSpecShape,
  toSpecDraft,
  toUpdate,
  withoutSecrets,
} from '../parts/spec-draft.ts'
import { EnvironmentFields, ImageField, PlanFields, PortFields } from '../parts/spec-fields.tsx'
import classes from './configuration.module.css'

export function ConfigurationTab({ resource: container }: ContainerTabProps) {
  const { data, error, isFetching, refetch } = useQuery(getContainerCatalogOptions())
  const graph = useQuery(containerGraphQuery('')).data
  // Deleted dependencies can't be saved again.
  const dependsOn =
    graph === undefined || graph.truncated
      ? container.dependsOn
      : container.dependsOn.filter((id) => graph.nodes.some((node) => node.id === id))
  const isOff = isContainerOff(container)
  return (
    <PanelStack>
      <Notice>
        {isOff
          ? 'The container is stopped. Changes apply at its next start.'
          : 'Changes are rolled out one replica at a time, without downtime.'}
      </Notice>
      {data !== undefined ? (
        <SpecPanel container={container} plans={data.plans} isOff={isOff} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="24rem" />
      )}
      <DependsOnPanel container={container} dependsOn={dependsOn} />
      <TagsPanel definition={containerResource} resource={container} action="label" call={update} />
    </PanelStack>
  )
}

const update = ({ id }: Container, change: ContainerUpdate) =>
  updateContainer({ path: { containerId: id }, body: change })

/** Settings that replace the replicas, in one form so that they take one rollout. */
function SpecPanel({
  container,
  plans,
  isOff,
}: {
  readonly container: Container
  readonly plans: readonly ContainerPlan[]
  readonly isOff: boolean
}) {
  const before = toSpecDraft(container)
  const storedSecrets = storedSecretsOf(before)
  const edit = useEdit<Container, ContainerAction, SpecDraft>({
    definition: containerResource,
    resource: container,
    action: 'change',
    change: 'action',
    initial: before,
    schema: z.object(storedSpecShape),
    keep: withoutSecrets,
    check: (spec) => specProblems(spec, plans, storedSecrets),
    fieldsOf: { planId: ['planId', 'cpuRequestMillis', 'memoryRequestMb'] },
    call: (it, spec) =>
      update(
        it,
        toUpdate(
          before,
          spec,
          plans.find(({ id }) => id === spec.planId),
        ),
      ),
    saved: isOff ? 'Changes saved' : `${resourceLabel(container)} is being rolled out`,
  })
  const fields = { spec: edit.draft, problems: edit.problems, onChange: edit.change }
  return (
    <EditPanel title="Specification" edit={edit} submitLabel="Roll out">
      <ImageField {...fields} />
      <h3 className={classes.title}>Plan</h3>
      <PlanFields {...fields} plans={plans} />
      <h3 className={classes.title}>Ports</h3>
      <PortFields {...fields} />
      <h3 className={classes.title}>Environment</h3>
      <EnvironmentFields {...fields} storedSecrets={storedSecrets} />
    </EditPanel>
  )
}

function DependsOnPanel({
  container,
  dependsOn,
}: {
  readonly container: Container
  readonly dependsOn: readonly string[]
}) {
  const [hasInvalidEntry, setInvalidEntry] = useState(false)
  const edit = useEdit({
    definition: containerResource,
    resource: container,
    action: 'label',
    change: 'edit',
    initial: { dependsOn: [...dependsOn] },
    schema: z.object({ dependsOn: z.array(z.string()) }),
    call: update,
    saved: 'Dependencies saved',
  })
  return (
    <EditPanel
      title="Dependencies"
      description="Resources this container needs. Shown in the dependency graph and before deletions."
      edit={edit}
      submitLabel="Save dependencies"
      {...(hasInvalidEntry && { unchangedReason: null })}
    >
      <TagsField
        label="Depends on"
        description="Resource IDs, or containers as namespace/name. Press Enter after each one."
        value={edit.draft.dependsOn}
        onChange={(next) => edit.change({ dependsOn: [...next] })}
        onInvalidEntry={setInvalidEntry}
        check={dependencyProblem}
        max={MAX_DEPENDENCIES}
        disabled={edit.reason !== null}
        error={problemAt(edit.problems, 'dependsOn')}
      />
    </EditPanel>
  )
}
