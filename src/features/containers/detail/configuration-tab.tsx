import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getContainerCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { updateContainer } from '#src/api/generated/sdk.gen.ts'
import type { Container, ContainerPlan, ContainerUpdate } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { NO_PROBLEMS, problemAt } from '#src/resources/create/field-problems.ts'
import { EditFields } from '#src/resources/detail/edit-fields.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Muted, Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { NextStep } from '#src/resources/next-step.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { focusInvalidEntry } from '#src/ui/invalid-entry.ts'
import { problemOf } from '#src/ui/problem.ts'
import { TagsField } from '#src/ui/tags-field.tsx'
import { toast } from '#src/ui/toast.tsx'
import type { ContainerTabProps } from '../container-detail-search.ts'
import { containerResource } from '../container-resource.ts'
import { containerGraphQuery } from '../list/container-list-query.ts'
import { dependencyProblem, MAX_DEPENDENCIES } from '../parts/dependencies.ts'
import { specProblems, storedSecretsOf, toSpecDraft, toUpdate } from '../parts/spec-draft.ts'
import { EnvironmentFields, ImageField, PlanFields, PortFields } from '../parts/spec-fields.tsx'
import { useContainerActionCheck } from '../use-container-action-check.ts'
import classes from './configuration.module.css'

export function ConfigurationTab({ resource: container }: ContainerTabProps) {
  const { data, error, isFetching, refetch } = useQuery(getContainerCatalogOptions())
  const graph = useQuery(containerGraphQuery('')).data
  // Deleted dependencies can't be saved again.
  const dependsOn =
    graph === undefined || graph.truncated
      ? container.dependsOn
      : container.dependsOn.filter((id) => graph.nodes.some((node) => node.id === id))
  const isOff = container.status === 'stopped' || container.status === 'completed'
  return (
    <PanelStack>
      <Notice>
        {isOff
          ? 'The container is stopped. Changes apply at its next start.'
          : 'Changes are rolled out one replica at a time, without downtime.'}
      </Notice>
      {data !== undefined ? (
        <SpecPanel key={JSON.stringify(toSpecDraft(container))} container={container} plans={data.plans} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="24rem" />
      )}
      <DependsOnPanel key={`ties-${dependsOn.join()}`} container={container} dependsOn={dependsOn} />
      <TagsPanel
        key={`tags-${container.tags.join()}`}
        definition={containerResource}
        resource={container}
        action="label"
        call={update}
      />
    </PanelStack>
  )
}

const update = ({ id }: Container, change: ContainerUpdate) =>
  updateContainer({ path: { containerId: id }, body: change })

/** Settings that replace the replicas, in one form so that they take one rollout. */
function SpecPanel({
  container,
  plans,
}: {
  readonly container: Container
  readonly plans: readonly ContainerPlan[]
}) {
  const before = toSpecDraft(container)
  const [spec, setSpec] = useState(before)
  const [tried, setTried] = useState(false)
  const change = useChange(containerResource, { call: update, change: 'action' })
  const check = denialReason(useContainerActionCheck()('change', container))
  const isSame = JSON.stringify(spec) === JSON.stringify(before)
  const storedSecrets = storedSecretsOf(before)
  const own = specProblems(spec, plans, storedSecrets)
  const problems = tried ? { ...fieldErrors(change.error), ...own } : NO_PROBLEMS
  const plan = plans.find(({ id }) => id === spec.planId)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (check !== null || isSame || change.isPending) return
    setTried(true)
    if (Object.keys(own).length > 0) return
    change.mutate(
      { resource: container, input: toUpdate(before, spec, plan) },
      {
        onSuccess: (changed) =>
          toast.success(
            changed?.status === 'updating'
              ? `${resourceLabel(container)} is being rolled out`
              : 'Changes saved',
          ),
      },
    )
  }
  const fields = {
    spec,
    problems,
    onChange: (part: Partial<typeof spec>) => {
      setSpec((current) => ({ ...current, ...part }))
      change.reset()
    },
  }
  return (
    <Panel as="form" title="Specification" onSubmit={submit}>
      <EditFields definition={containerResource}>
        <ImageField {...fields} />
        <h3 className={classes.title}>Plan</h3>
        <PlanFields {...fields} plans={plans} />
        <h3 className={classes.title}>Ports</h3>
        <PortFields {...fields} />
        <h3 className={classes.title}>Environment</h3>
        <EnvironmentFields {...fields} storedSecrets={storedSecrets} />
      </EditFields>
      {change.error !== null && (
        <p className={classes.problem} role="alert">
          {problemOf(change.error).detail} <NextStep error={change.error} />
        </p>
      )}
      <div>
        <DisabledReason reason={check ?? (isSame ? 'No changes to save.' : null)}>
          <Button type="submit" loading={change.isPending}>
            Roll out
          </Button>
        </DisabledReason>
      </div>
    </Panel>
  )
}

function DependsOnPanel({
  container,
  dependsOn: before,
}: {
  readonly container: Container
  readonly dependsOn: readonly string[]
}) {
  const [dependsOn, setDependsOn] = useState(before)
  const [hasInvalidEntry, setInvalidEntry] = useState(false)
  const change = useChange(containerResource, { call: update, change: 'edit' })
  const check = denialReason(useContainerActionCheck()('label', container))
  const isSame = dependsOn.join() === before.join()
  return (
    <Panel
      as="form"
      title="Dependencies"
      onSubmit={(event) => {
        event.preventDefault()
        if (check !== null || change.isPending || focusInvalidEntry(event.currentTarget) || isSame) return
        change.mutate(
          { resource: container, input: { dependsOn: [...dependsOn] } },
          { onSuccess: () => toast.success('Dependencies saved') },
        )
      }}
    >
      <Muted>Resources this container needs. Shown in the dependency graph and before deletions.</Muted>
      <TagsField
        label="Depends on"
        description="Resource IDs, or containers as namespace/name. Press Enter after each one."
        value={dependsOn}
        onChange={(next) => {
          setDependsOn(next)
          change.reset()
        }}
        onInvalidEntry={setInvalidEntry}
        check={dependencyProblem}
        max={MAX_DEPENDENCIES}
        disabled={check !== null}
        error={
          change.error
            ? (problemAt(fieldErrors(change.error), 'dependsOn') ?? problemOf(change.error).detail)
            : undefined
        }
      />
      <div>
        <DisabledReason reason={check ?? (isSame && !hasInvalidEntry ? 'No changes to save.' : null)}>
          <Button type="submit" variant="outline" loading={change.isPending}>
            Save dependencies
          </Button>
        </DisabledReason>
      </div>
    </Panel>
  )
}
