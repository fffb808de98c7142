import { useEffect } from 'react'
import { stopVm } from '#src/api/generated/sdk.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { NextStep } from '#src/resources/next-step.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/toast.tsx'
import { queueToast } from '#src/ui/toast-queue.ts'
import Toasts from '#src/ui/toasts.tsx'
import { TypedConfirmDialog } from '#src/ui/typed-confirm-dialog.tsx'
import { FirstVm } from './loaded.tsx'
import { Names } from './ui.tsx'

const nothing = () => {}

const Stop = () => <FirstVm>{(vm) => <StopOf vm={vm} />}</FirstVm>

function StopOf({ vm }: { readonly vm: Vm }) {
  const stop = useMutation({ mutationFn: () => stopVm({ path: { vmId: vm.id } }) })
  return (
    <ConfirmDialog
      opened
      onClose={nothing}
      onConfirm={stop.mutate}
      pending={stop.isPending}
      error={stop.error}
      nextStep={<NextStep error={stop.error} />}
      title={`Stop ${vm.name}?`}
      confirmLabel="Stop VM"
      destructive
    >
      It stops answering at once.
    </ConfirmDialog>
  )
}

const Delete = () => (
  <FirstVm>
    {(vm) => (
      <TypedConfirmDialog
        opened
        onClose={nothing}
        onConfirm={nothing}
        title={`Delete ${vm.name}?`}
        confirmLabel="Delete VM"
        name={vm.name}
        disabledReason={vm.status === 'running' ? null : `${vm.name} is not running.`}
      >
        Its disk is deleted with it.
      </TypedConfirmDialog>
    )}
  </FirstVm>
)

const SidePanel = () => (
  <Sheet opened onClose={nothing} label="Machines" head={<strong>Machines</strong>}>
    <Names />
  </Sheet>
)

const Messages = () => (
  <>
    <Toasts />
    <FirstVm>{(vm) => <MessagesOf name={vm.name} />}</FirstVm>
  </>
)

function MessagesOf({ name }: { readonly name: string }) {
  useEffect(() => {
    toast.success(`Started ${name}`)
    toast.error(`Could not stop ${name}`, 'It is being updated. Try again in a minute.')
    queueToast({
      kind: 'info',
      title: `${name} is stopped`,
      message: undefined,
      action: { label: 'Start', onSelect: nothing },
    })
  }, [name])
  return null
}

/** Examples of components that lie over a page, by the id of their story. */
export const overlayComponents = {
  'confirm-dialog': Stop,
  sheet: SidePanel,
  toasts: Messages,
  'typed-confirm-dialog': Delete,
}
