import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getVmCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { resizeVm } from '#src/api/generated/sdk.gen.ts'
import type { Size, Vm, VmCatalog } from '#src/api/generated/types.gen.ts'
import { priceDifference } from '#src/domain/price.ts'
import { vmResizeCheck } from '#src/domain/vm.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { FamilyTabs } from '#src/resources/family-tabs.tsx'
import { HourlyRate } from '#src/resources/hourly-rate.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeSize, sizeFamilies } from '../size-labels.ts'
import { vmResource } from '../vm-resource.ts'
import classes from './resize-panel.module.css'

export function ResizePanel({ vm }: { readonly vm: Vm }) {
  const catalog = useQuery(getVmCatalogOptions())
  return (
    <Panel title="Size" label="Resize">
      {catalog.data ? (
        <Resize vm={vm} catalog={catalog.data} />
      ) : catalog.error ? (
        <ErrorState error={catalog.error} onRetry={() => catalog.refetch()} retrying={catalog.isFetching} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Panel>
  )
}

function Resize({ vm, catalog }: { readonly vm: Vm; readonly catalog: VmCatalog }) {
  const format = useFormat()
  const current = catalog.sizes.find(({ id }) => id === vm.sizeId)
  const [family, setFamily] = useState<Size['family']>(current?.family ?? 'general')
  const [sizeId, setSizeId] = useState(vm.sizeId)
  const [isConfirming, setConfirming] = useState(false)
  const resize = useChange(vmResource, {
    call: ({ id }, size: Size) => resizeVm({ path: { vmId: id }, body: { sizeId: size.id } }),
    change: 'action',
    also: ['listQuotas'], // quotas count the new vCPUs and GPUs as soon as the resize starts
  })
  const check = denialReason(useActionCheck(vmResource)('resize', vm))
  const chosen = sizeId === vm.sizeId ? undefined : catalog.sizes.find(({ id }) => id === sizeId)
  return (
    <>
      <Muted>
        Now {vm.type}: {format.money(vm.monthlyCost)} per month.
      </Muted>
      <FamilyTabs label="Size type" families={sizeFamilies} value={family} onChange={setFamily} />
      <ChoiceCards
        label="New size"
        hideLabel
        name="new-size"
        cardWidth={18}
        value={sizeId}
        choices={catalog.sizes
          .filter((size) => size.family === family)
          .map((size) => ({
            value: size.id,
            title: size.name,
            detail: describeSize(size, format),
            aside: size.id === vm.sizeId ? 'Now' : <Difference vm={vm} size={size} />,
            disabledReason: size.id === vm.sizeId ? null : denialReason(vmResizeCheck(vm, size, vm.region)),
          }))}
        onChange={setSizeId}
      />
      <div className={classes.controls}>
        <DisabledReason reason={check ?? (chosen ? null : 'Choose another size.')}>
          <Button onClick={() => setConfirming(true)}>Resize</Button>
        </DisabledReason>
        {chosen && (
          <span>
            {chosen.name}: {format.money(chosen.monthlyPrice)} per month,{' '}
            <HourlyRate rate={chosen.hourlyRate} />
          </span>
        )}
      </div>
      {chosen && (
        <ConfirmDialog
          opened={isConfirming}
          {...confirmationOf(resize, {
            variables: { resource: vm, input: chosen },
            successMessage: `${vm.name} is being resized`,
            onClose: () => setConfirming(false),
          })}
          title={`Resize ${vm.name} to ${chosen.name}?`}
          confirmLabel="Resize"
        >
          <p>
            {vm.status === 'running'
              ? 'The VM restarts and is unreachable for less than a minute.'
              : 'The VM stays stopped. The new size applies at its next start.'}
          </p>
          <p>
            It will cost {format.money(chosen.monthlyPrice)} per month,{' '}
            {describeDifference(vm, chosen, format)}.
            {chosen.diskGb > vm.diskGb && ' The disk can’t shrink later.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Difference({ vm, size }: { readonly vm: Vm; readonly size: Size }) {
  const format = useFormat()
  const difference = priceDifference(vm.monthlyCost, size.monthlyPrice)
  const sign = difference.amount > 0 ? '+' : difference.amount < 0 ? '−' : '±'
  return (
    <>
      {sign}
      {format.money({ ...difference, amount: Math.abs(difference.amount) })}
      <span className={classes.light}>/mo</span>
    </>
  )
}

function describeDifference(vm: Vm, size: Size, format: Format): string {
  const difference = priceDifference(vm.monthlyCost, size.monthlyPrice)
  if (difference.amount === 0) return 'the same as now'
  const amount = format.money({ ...difference, amount: Math.abs(difference.amount) })
  return `${amount} ${difference.amount > 0 ? 'more' : 'less'} than now`
}
