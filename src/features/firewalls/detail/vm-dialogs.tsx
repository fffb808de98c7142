import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { getVmOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { assignFirewall, unassignFirewall } from '#src/api/generated/sdk.gen.ts'
import type { Firewall, ResourceRef } from '#src/api/generated/types.gen.ts'
import { FIREWALL_VMS_PER_REQUEST } from '#src/domain/firewall-catalog.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { chosenVmsSchema, VmPicker } from '#src/resources/vm-picker/vm-picker.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { firewallResource } from '../firewall-resource.ts'

interface VmDialogProps {
  readonly firewall: Firewall
  readonly opened: boolean
  readonly onClose: () => void
}

/** Dialogs that assign and unassign VMs. */
export function VmDialogs({
  firewall,
  dialog,
  vmId,
  onClose,
}: {
  readonly firewall: Firewall
  readonly dialog: string
  /** VM of the `unassign` dialog. */
  readonly vmId: string
  readonly onClose: () => void
}) {
  return (
    <>
      <AssignDialog key={dialog} firewall={firewall} opened={dialog === 'assign'} onClose={onClose} />
      <UnassignDialog firewall={firewall} vmId={vmId} opened={dialog === 'unassign'} onClose={onClose} />
    </>
  )
}

const NOTHING_CHOSEN: { readonly vms: readonly ResourceRef[] } = { vms: [] }

function AssignDialog({ firewall, opened, onClose }: VmDialogProps) {
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `${firewall.id}-assign`,
    initial: NOTHING_CHOSEN,
    schema: chosenVmsSchema,
  })
  const { vms } = draft
  const assign = useChange(firewallResource, {
    call: async ({ id }, vmIds: readonly string[]) => {
      const response = await assignFirewall({ path: { firewallId: id }, body: { vmIds: [...vmIds] } })
      forget()
      return response
    },
    change: 'action',
  })
  const denial = denialReason(useActionCheck(firewallResource)('assign', firewall))
  const unsaved = useRef(false)
  unsaved.current = isChanged && !assign.isSuccess
  const [first] = vms
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(assign, {
        variables: { resource: firewall, input: vms.map(({ id }) => id) },
        successMessage: `${firewall.name} protects ${vms.length === 1 ? first?.name : `${vms.length} more VMs`}`,
        onClose,
      })}
      title={`Assign ${firewall.name} to VMs`}
      confirmLabel="Assign"
      disabledReason={denial ?? (vms.length === 0 ? 'Choose a VM.' : null)}
    >
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without assigning?" />
      {/* While the dialog closes, the form starts afresh and shows no note. */}
      {opened && isRestored && <RestoredNote onStartOver={startOver} />}
      <p>Its rules apply to them immediately.</p>
      <VmPicker
        many
        value={vms}
        onChange={(chosen) => setDraft({ vms: chosen })}
        disabledReasonOf={({ attachedFirewalls, status }) => {
          if (attachedFirewalls.some(({ id }) => id === firewall.id)) return 'Already assigned.'
          return status === 'deleting' ? 'The VM is being deleted.' : null
        }}
        max={FIREWALL_VMS_PER_REQUEST}
      />
    </ConfirmDialog>
  )
}

function UnassignDialog({ firewall, vmId, opened, onClose }: VmDialogProps & { readonly vmId: string }) {
  const { data: vm } = useQuery({ ...getVmOptions({ path: { vmId } }), enabled: opened && vmId !== '' })
  const unassign = useChange(firewallResource, {
    call: async ({ id }, assignedId: string) => {
      await unassignFirewall({ path: { firewallId: id, vmId: assignedId } })
      return undefined
    },
    change: 'action',
  })
  const denial = denialReason(useActionCheck(firewallResource)('assign', firewall))
  const name = vm?.name ?? 'the VM'
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(unassign, {
        variables: { resource: firewall, input: vmId },
        successMessage: `${firewall.name} no longer protects ${name}`,
        onClose,
      })}
      title={`Remove ${firewall.name} from ${name}?`}
      confirmLabel="Remove"
      destructive
      disabledReason={denial}
    >
      <p>{consequenceOf(vm?.attachedFirewalls.length)}</p>
    </ConfirmDialog>
  )
}

/** @param firewalls number of firewalls of the VM, with the one to remove; undefined while unknown */
function consequenceOf(firewalls: number | undefined): string {
  if (firewalls === undefined) return 'If it has no other firewall, all its ports become reachable.'
  return firewalls > 1
    ? 'Its other firewalls still apply.'
    : 'It has no other firewall, so all its ports become reachable.'
}
