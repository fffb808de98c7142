import { deleteVm, restartVm, startVm, stopVm } from '#src/api/generated/sdk.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import {
  deleteAction,
  restartAction,
  startAction,
  stopAction,
} from '#src/resources/actions/common-actions.tsx'

/** Actions on a VM that need no input. Disruptive ones ask for confirmation; deleting asks for more. */
export const vmActions: ActionDefinitions<Vm, 'start' | 'stop' | 'restart' | 'delete'> = {
  start: startAction(({ id }) => startVm({ path: { vmId: id } })),
  stop: stopAction(({ id }) => stopVm({ path: { vmId: id } }), {
    body: () => (
      <p>
        It shuts down and is unreachable until you start it again. Its disk and private IP are kept. A stopped
        VM costs the same.
      </p>
    ),
    bulkBody: (
      <p>They shut down and are unreachable until you start them again. Stopped VMs cost the same.</p>
    ),
  }),
  restart: restartAction(({ id }) => restartVm({ path: { vmId: id } }), {
    body: () => <p>It is unreachable for less than a minute. Data on its disk is kept.</p>,
    bulkBody: <p>They are unreachable for less than a minute.</p>,
  }),
  delete: deleteAction(({ id }) => deleteVm({ path: { vmId: id } }), {
    body: () => <p>This deletes the VM and all data on its disk. This can’t be undone.</p>,
    bulkBody: <p>This deletes the VMs and all data on their disks. This can’t be undone.</p>,
  }),
}
