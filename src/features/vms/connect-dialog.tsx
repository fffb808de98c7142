import { useQuery } from '@tanstack/react-query'
import { getVmCatalogOptions, listSshKeysOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { vmCan } from '#src/domain/vm.ts'
import { CodeLine } from '#src/ui/code-line.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import classes from './connect-dialog.module.css'

/** SSH command to copy, and the keys that give access. */
export function ConnectDialog({
  opened,
  vm,
  onClose,
}: {
  readonly opened: boolean
  readonly vm: Vm
  readonly onClose: () => void
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Connect to ${vm.name}`} size="lg">
      <ConnectInstructions vm={vm} />
    </Dialog>
  )
}

function ConnectInstructions({ vm }: { readonly vm: Vm }) {
  const catalog = useQuery(getVmCatalogOptions())
  const keys = useQuery(listSshKeysOptions())
  const check = vmCan('connect', vm.status)
  if (!check.allowed) return <p className={classes.note}>{check.reason}</p>
  if (catalog.error) return <ErrorState error={catalog.error} onRetry={() => catalog.refetch()} />

  const user = catalog.data?.images.find((image) => image.id === vm.imageId)?.sshUser
  const names = keys.data?.items.filter((key) => vm.sshKeyIds.includes(key.id)).map((key) => key.name)
  return (
    <div className={classes.root}>
      {vm.publicIp !== null && (
        <>
          <p>On a computer with one of the VM’s SSH keys, run:</p>
          <CodeLine
            code={user === undefined ? undefined : `ssh ${user}@${vm.publicIp}`}
            label="SSH command"
          />
        </>
      )}
      <p>From another VM in the same network, use the private IP:</p>
      <CodeLine
        code={user === undefined ? undefined : `ssh ${user}@${vm.privateIp}`}
        label="private SSH command"
      />
      <p className={classes.note}>
        {vm.sshKeyIds.length === 0 ? (
          <>
            This VM was created without an SSH key, and keys can’t be added later. To log in,{' '}
            <Anchor to="/compute/vms/new" search={{ from: vm.id }} underline="always">
              create a similar VM
            </Anchor>{' '}
            with a key.
          </>
        ) : (
          names &&
          `Installed keys: ${names.length === 0 ? 'none that still exist in this organization' : names.join(', ')}.`
        )}
      </p>
    </div>
  )
}
