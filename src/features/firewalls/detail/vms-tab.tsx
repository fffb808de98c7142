import { Skeleton, TextInput } from '@mantine/core'
import { IconPlus, IconSearch, IconServer } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listFirewallAssignmentsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { FirewallAssignment } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { Muted, Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { FirewallTabProps } from '../firewall-detail-search.ts'
import { firewallResource } from '../firewall-resource.ts'
import classes from './vms.module.css'

/** Maximum number of VMs listed. The search finds the others. */
const MAX_SHOWN = 100

/** VMs that use the firewall. */
export function VmsTab({ resource: firewall, search, onSearchChange }: FirewallTabProps) {
  const format = useFormat()
  const { q } = search
  const { data, error, isFetching, refetch } = useQuery({
    ...listFirewallAssignmentsOptions({
      path: { firewallId: firewall.id },
      query: { pageSize: MAX_SHOWN, ...(q !== '' && { q }) },
    }),
    placeholderData: keepPreviousData,
  })
  const disabledReason = denialReason(useActionCheck(firewallResource)('assign', firewall))
  const assign = (
    <DisabledReason reason={disabledReason}>
      <Button
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => onSearchChange({ dialog: 'assign' })}
      >
        Assign VMs
      </Button>
    </DisabledReason>
  )
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  if (data.total === 0 && q === '') {
    return (
      <EmptyState
        title="No VMs assigned yet"
        description="Assign VMs to protect them with these rules. VMs can be in any region."
        icon={<IconServer size={22} />}
        action={assign}
      />
    )
  }
  return (
    <PanelStack>
      <Panel title="Instances" aside={assign}>
        <TextInput
          type="search"
          aria-label="Search VMs"
          placeholder="Search VMs"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={q}
          onChange={(event) => onSearchChange({ q: event.currentTarget.value }, { replace: true })}
        />
        {data.total === 0 ? (
          <Muted>No VMs match.</Muted>
        ) : (
          <ul className={classes.vms} aria-label="Instances">
            {data.items.map((assignment) => (
              <AssignedVm
                key={assignment.vm.id}
                assignment={assignment}
                disabledReason={disabledReason}
                onRemove={() => onSearchChange({ dialog: 'unassign', item: assignment.vm.id })}
              />
            ))}
          </ul>
        )}
        {data.total > data.items.length && (
          <Muted>
            {format.number(data.items.length)} of {format.number(data.total)} shown. Search to find the
            others.
          </Muted>
        )}
      </Panel>
    </PanelStack>
  )
}

function AssignedVm({
  assignment: { vm, region, assignedAt },
  disabledReason,
  onRemove,
}: {
  readonly assignment: FirewallAssignment
  readonly disabledReason: string | null
  readonly onRemove: () => void
}) {
  return (
    <li className={classes.vm}>
      <div className={classes.name}>
        <Anchor to="/compute/vms/$vmId" params={{ vmId: vm.id }}>
          {vm.name}
        </Anchor>
        <p className={classes.since}>
          {regionName(region)}, assigned <RelativeTime at={assignedAt} />
        </p>
      </div>
      <DisabledReason reason={disabledReason}>
        <Button variant="outline" size="sm" onClick={onRemove}>
          Remove<span className="visually-hidden"> {vm.name}</span>
        </Button>
      </DisabledReason>
    </li>
  )
}
