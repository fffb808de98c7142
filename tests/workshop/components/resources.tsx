import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  listPaymentMethodsOptions,
  listVmActivityOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { listVmActivity, updateVm } from '#src/api/generated/sdk.gen.ts'
import type { ResourceRef, Vm } from '#src/api/generated/types.gen.ts'
import { vmMetrics } from '#src/features/vms/detail/vm-metrics.ts'
import { vmListQuery } from '#src/features/vms/list/vm-list-query.ts'
import { VmSummaryCards } from '#src/features/vms/list/vm-summary-cards.tsx'
import { vmResource } from '#src/features/vms/vm-resource.ts'
import { activeAlertsQuery } from '#src/resources/alerts/active-alerts.ts'
import { AlertList } from '#src/resources/alerts/alert-list.tsx'
import { BankPage } from '#src/resources/cards/bank-page.tsx'
import ActivityChanges from '#src/resources/detail/activity-changes.tsx'
import { ActivityEntry, Timeline } from '#src/resources/detail/activity-entry.tsx'
import { FactsPanel } from '#src/resources/detail/facts-panel.tsx'
import { UsageCards } from '#src/resources/detail/usage-cards.tsx'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { IncidentList } from '#src/resources/incidents/incident-list.tsx'
import { incidentsQuery } from '#src/resources/incidents/incidents.ts'
import { SecondFactorField, useSecondFactor } from '#src/resources/one-time-code/second-factor-field.tsx'
import ShownCode from '#src/resources/one-time-code/shown-code.tsx'
import { NewPasswordFields, useNewPassword } from '#src/resources/passwords/new-password-fields.tsx'
import { AddKeyForm } from '#src/resources/ssh-keys/add-key-form.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { VmPicker } from '#src/resources/vm-picker/vm-picker.tsx'
import { Button } from '#src/ui/button.tsx'
import { FirstVm, FirstVms, Loaded, NOTHING } from './loaded.tsx'

/** Each status that a VM has, plain and filled. */
function Statuses() {
  const query = useQuery(vmListQuery({ page: 1, pageSize: 100, sort: 'name' }))
  return (
    <Loaded query={query}>
      {({ items }) =>
        [...new Map(items.map((vm) => [vm.status, vm])).values()].map((vm) => (
          <div
            key={vm.id}
            style={{ display: 'grid', gridTemplateColumns: '120px auto', justifyItems: 'start' }}
          >
            <ResourceStatus definition={vmResource} resource={vm} />
            <ResourceStatus definition={vmResource} resource={vm} variant="filled" />
          </div>
        ))
      }
    </Loaded>
  )
}

const Tags = () => (
  <FirstVms>
    {(vms) => vms.map((vm) => <TagList key={vm.id} tags={vm.tags} home={vmResource.home} />)}
  </FirstVms>
)

const Changes = () => <FirstVm>{(vm) => <ChangesOf vm={vm} />}</FirstVm>

function ChangesOf({ vm: { id, name } }: { readonly vm: Vm }) {
  const query = useQuery({
    queryKey: ['changes', id],
    queryFn: async () => {
      const path = { vmId: id }
      await updateVm({ path, body: { name: `${name}-2`.slice(-60) } })
      const { items } = await listVmActivity({ path })
      return items.flatMap(({ changes }) => changes)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <Loaded query={query}>{(changes) => <ActivityChanges changes={changes} />}</Loaded>
}

const Facts = () => (
  <FirstVm>
    {(vm) => (
      <FactsPanel
        title="Machine"
        facts={[
          { name: 'Name', value: vm.name, copy: vm.name },
          { name: 'Region', value: vm.region },
          { name: 'Tags', value: <TagList tags={vm.tags} home={vmResource.home} /> },
        ]}
      />
    )}
  </FirstVm>
)

const Usage = () => (
  <FirstVm>
    {(vm) => (
      <UsageCards
        source={vmMetrics(vm.id)}
        meters={[
          { metric: 'cpu', value: `${vm.metrics?.cpuPercent ?? 0}%` },
          { metric: 'memory', value: `${vm.metrics?.memoryPercent ?? 0}%` },
        ]}
      />
    )}
  </FirstVm>
)

const Activities = () => <FirstVm>{(vm) => <ActivitiesOf vmId={vm.id} />}</FirstVm>

function ActivitiesOf({ vmId }: { readonly vmId: string }) {
  const query = useQuery(listVmActivityOptions({ path: { vmId } }))
  return (
    <Loaded query={query}>
      {({ items }) => (
        <Timeline>
          {items.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </Timeline>
      )}
    </Loaded>
  )
}

function Alerts() {
  const query = useQuery(activeAlertsQuery({ max: 10, pollInterval: false }))
  return (
    <Loaded query={query}>
      {({ items }) => (items.length === 0 ? NOTHING : <AlertList alerts={items} detailed />)}
    </Loaded>
  )
}

function Incidents() {
  const query = useQuery(incidentsQuery({}, { range: '7d' }, false))
  return (
    <Loaded query={query}>
      {({ items }) => (items.length === 0 ? NOTHING : <IncidentList incidents={items} />)}
    </Loaded>
  )
}

function Picker() {
  const [value, setValue] = useState<readonly ResourceRef[]>([])
  return <VmPicker many value={value} onChange={setValue} />
}

function Bank() {
  const query = useQuery(listPaymentMethodsOptions())
  return (
    <Loaded query={query}>
      {({ items: [method] }) =>
        method ? (
          <BankPage card={method.card} purpose={(shown) => <>save {shown}</>} note="Nothing is charged." />
        ) : (
          NOTHING
        )
      }
    </Loaded>
  )
}

/** Secret of the seed variant `two-factor`. */
const Code = () => <ShownCode of={{ secret: 'NIMBUSDEMONIMBUSDEMONIMBUSDEMO23' }} />

const Restored = () => <RestoredNote onStartOver={() => {}} />

const SshKey = () => <AddKeyForm framed onAdded={() => {}} onCancel={() => {}} />

function SecondFactor() {
  const ref = useRef<HTMLInputElement>(null)
  const { field, check } = useSecondFactor(ref)
  return (
    <>
      <SecondFactorField {...field} disabled={false} />
      <Button onClick={() => check()}>Verify</Button>
    </>
  )
}

function NewPasswords() {
  const entered = useNewPassword()
  return (
    <>
      <NewPasswordFields entered={entered} disabled={false} serverError={undefined} />
      <Button onClick={() => entered.check()}>Change password</Button>
    </>
  )
}

/** Examples of components from `src/resources`, by the id of their story. */
export const resourceComponents = {
  'resource-status': Statuses,
  tags: Tags,
  'summary-cards': VmSummaryCards,
  'usage-cards': Usage,
  changes: Changes,
  facts: Facts,
  activity: Activities,
  'alert-list': Alerts,
  'incident-list': Incidents,
  'vm-picker': Picker,
  'bank-page': Bank,
  'add-key-form': SshKey,
  'second-factor-field': SecondFactor,
  'shown-code': Code,
  'new-password-fields': NewPasswords,
  'restored-note': Restored,
}
