import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { ActionDefinitions } from '../actions/action.ts'
import { useRunAction } from '../actions/use-action.ts'
import { denialReason, useActionCheck } from '../permissions.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { Notice } from './notice.tsx'

/** Actions that bring a resource back, in order of preference. */
const RECOVERIES = ['restart', 'start']

/** Says that a resource has failed or is stopped, why, and offers the action that brings it back. */
export function RecoveryNotice<R extends Resource, Action extends string, Name extends Action>({
  definition,
  actions,
  resource,
  onDialog,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly actions: ActionDefinitions<R, Name>
  readonly resource: R
  /** Opens the confirmation of an action. */
  readonly onDialog: (name: Name) => void
}) {
  const { noun, lifeCycle } = definition
  const { status, statusReason } = resource
  const check = useActionCheck(definition)
  const { run, running } = useRunAction(definition, actions)
  const hasFailed = status === 'error'
  if (!hasFailed && status !== 'stopped') return null
  const recovery = (Object.keys(actions) as Name[])
    .filter((name) => RECOVERIES.includes(name) && lifeCycle.can(name, status).allowed)
    .toSorted((a, b) => RECOVERIES.indexOf(a) - RECOVERIES.indexOf(b))[0]
  const { verb, icon, confirmation } = recovery === undefined ? {} : actions[recovery]
  return (
    <Notice
      tone={hasFailed ? 'critical' : 'info'}
      actions={
        recovery && (
          <DisabledReason reason={denialReason(check(recovery, resource))}>
            <Button
              size="sm"
              variant={hasFailed ? 'default' : 'outline'}
              leftSection={icon}
              loading={running === recovery}
              onClick={() => (confirmation ? onDialog(recovery) : run(recovery, resource))}
            >
              {verb} {noun.one}
            </Button>
          </DisabledReason>
        )
      }
    >
      {hasFailed ? (
        <>
          <strong>This {noun.one} has failed.</strong> {statusReason}
        </>
      ) : (
        `This ${noun.one} is stopped, so there is no current usage.`
      )}
    </Notice>
  )
}
