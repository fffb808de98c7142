import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  addLoadBalancerTargets,
  drainLoadBalancerTarget,
  resumeLoadBalancerTarget,
} from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer, LoadBalancerTarget, ResourceRef } from '#src/api/generated/types.gen.ts'
import { isLastServing, latestCheck, targetCan } from '#src/domain/load-balancer.ts'
import { TARGETS_PER_LOAD_BALANCER } from '#src/domain/load-balancer-catalog.ts'
import { regionName } from '#src/domain/region.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Muted, Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { chosenVmsSchema, VmPicker } from '#src/resources/vm-picker/vm-picker.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { LoadBalancerTabProps } from '../load-balancer-detail-search.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { healthNames, healthTones, trafficNames } from '../target-labels.ts'
import { targetsQuery } from './targets-query.ts'
import classes from './targets-tab.module.css'

/** Target VMs with their health and actions. */
export function TargetsTab({ resource: balancer, onSearchChange }: LoadBalancerTabProps) {
  const targets = useQuery(targetsQuery(balancer.id))
  const items = targets.data?.items
  return (
    <PanelStack>
      <Panel title="Targets">
        {items === undefined ? (
          targets.error === null ? (
            <Skeleton height="8rem" />
          ) : (
            <ErrorState
              error={targets.error}
              onRetry={() => targets.refetch()}
              retrying={targets.isFetching}
            />
          )
        ) : items.length === 0 ? (
          <Muted>No targets yet, so every request fails. Add a VM below.</Muted>
        ) : (
          <ul className={classes.targets} aria-label="Targets">
            {items.map((target) => (
              <Target
                key={target.vm.id}
                balancer={balancer}
                target={target}
                isLast={isLastServing(items, target.vm.id)}
                onDialog={(dialog) => onSearchChange({ dialog, item: target.vm.id })}
              />
            ))}
          </ul>
        )}
      </Panel>
      {items && <AddTargets balancer={balancer} targets={items} />}
    </PanelStack>
  )
}

interface TargetProps {
  readonly balancer: LoadBalancer
  readonly target: LoadBalancerTarget
  /** True if no other target takes traffic. */
  readonly isLast: boolean
  readonly onDialog: (dialog: 'drain' | 'remove') => void
}

function Target({ balancer, target, isLast, onDialog }: TargetProps) {
  const format = useFormat()
  const { vm, health, traffic, healthReason, connections, lastCheckedAt } = target
  return (
    <li className={classes.target}>
      <div className={classes.text}>
        <div className={classes.name}>
          <Anchor to="/compute/vms/$vmId" params={{ vmId: vm.id }}>
            {vm.name}
          </Anchor>
          <StatusBadge tone={healthTones[health]} busy={health === 'checking'}>
            {healthNames[health]}
          </StatusBadge>
          {traffic !== 'receiving' && (
            <StatusBadge tone="warning" busy={traffic === 'draining'}>
              {trafficNames[traffic]}
            </StatusBadge>
          )}
        </div>
        {healthReason !== null && <span className={classes.detail}>{healthReason}</span>}
        <span className={classes.detail}>
          <span className="mono">{target.privateIp}</span> · {format.number(connections)}{' '}
          {connections === 1 ? 'connection' : 'connections'}
          {lastCheckedAt !== null && (
            <>
              {' '}
              · checked{' '}
              <RelativeTime
                at={lastCheckedAt}
                // The next check is due before the list is read again.
                latest={(now) =>
                  latestCheck(Date.parse(lastCheckedAt), balancer.healthCheck.intervalSeconds, now)
                }
              />
            </>
          )}
        </span>
      </div>
      <TargetButtons balancer={balancer} target={target} isLast={isLast} onDialog={onDialog} />
    </li>
  )
}

function TargetButtons({ balancer, target: { vm, traffic }, isLast, onDialog }: TargetProps) {
  const check = useActionCheck(loadBalancerResource)('changeTargets', balancer)
  const action = traffic === 'receiving' ? 'drain' : 'resume'
  const change = useChange(loadBalancerResource, {
    change: 'edit',
    call: async ({ id }, vmId: string) => {
      const path = { loadBalancerId: id, vmId }
      await (action === 'drain' ? drainLoadBalancerTarget({ path }) : resumeLoadBalancerTarget({ path }))
      return undefined
    },
  })
  const run = () =>
    change.mutate(
      { resource: balancer, input: vm.id },
      {
        onSuccess: () =>
          toast.success(
            action === 'drain' ? `${vm.name} is being drained` : `${vm.name} receives traffic again`,
          ),
        onError: (error) => toast.problem(`Could not ${action} ${vm.name}`, error),
      },
    )
  return (
    <div className={classes.buttons}>
      <DisabledReason reason={denialReason(check) ?? denialReason(targetCan(action, traffic))}>
        <Button
          variant="outline"
          size="sm"
          loading={change.isPending}
          onClick={isLast ? () => onDialog('drain') : run}
        >
          {action === 'drain' ? 'Drain' : 'Resume'}
          <span className="visually-hidden"> {vm.name}</span>
        </Button>
      </DisabledReason>
      <DisabledReason reason={denialReason(check)}>
        <Button variant="outline" size="sm" onClick={() => onDialog('remove')}>
          Remove<span className="visually-hidden"> {vm.name}</span>
        </Button>
      </DisabledReason>
    </div>
  )
}

const NOTHING_CHOSEN: { readonly vms: readonly ResourceRef[] } = { vms: [] }

function AddTargets({
  balancer,
  targets,
}: {
  readonly balancer: LoadBalancer
  readonly targets: readonly LoadBalancerTarget[]
}) {
  const present = new Set(targets.map(({ vm }) => vm.id))
  const edit = useEdit({
    definition: loadBalancerResource,
    resource: balancer,
    action: 'changeTargets',
    change: 'edit',
    initial: NOTHING_CHOSEN,
    schema: chosenVmsSchema,
    fieldsOf: { vms: ['vmIds'] },
    check: ({ vms }) =>
      vms.length + targets.length > TARGETS_PER_LOAD_BALANCER
        ? { vmIds: `A load balancer can have at most ${TARGETS_PER_LOAD_BALANCER} targets.` }
        : {},
    call: async ({ id }, { vms }) => {
      await addLoadBalancerTargets({
        path: { loadBalancerId: id },
        body: { vmIds: vms.map((vm) => vm.id) },
      })
      return undefined
    },
    saved: 'Targets added',
  })
  return (
    <EditPanel
      title="Add targets"
      description={`VMs in ${regionName(balancer.region)}. Each receives traffic once it passes its health checks.`}
      edit={edit}
      submitLabel="Add targets"
      unchangedReason="Choose a VM."
    >
      <VmPicker
        region={balancer.region}
        many
        value={edit.draft.vms}
        onChange={(vms) => edit.change({ vms })}
        disabledReasonOf={({ id, status }) => {
          if (edit.reason !== null) return edit.reason
          if (present.has(id)) return 'Already a target.'
          return status === 'deleting' ? 'The VM is being deleted.' : null
        }}
        error={problemAt(edit.problems, 'vmIds')}
      />
    </EditPanel>
  )
}
