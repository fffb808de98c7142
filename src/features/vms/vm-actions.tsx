import { deleteVm, restartVm, startVm, stopVm } from '#src/api/generated/sdk.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting, restarting, starting, stopping } from '#src/resources/actions/common-actions.tsx'

export type VmAction = 'start' | 'stop' | 'restart' | 'delete'

/** Actions on a VM that need no input. Disruptive ones ask for confirmation; deleting asks for more. */
export const vmActions: ActionDefinitions<Vm, VmAction> = {
  start: starting(({ id }) => startVm({ path: { vmId: id } })),
  stop: stopping(({ id }) => stopVm({ path: { vmId: id } }), {
    one: () => (
      <p>
        It shuts down and can't be reached until it is started again. Its disk and its private address are
        kept, and so is its price.
      </p>
    ),
    many: <p>They shut down and can't be reached until they are started again.</p>,
  }),
  restart: restarting(({ id }) => restartVm({ path: { vmId: id } }), {
    one: () => (
      <p>
        It can't be reached until it is up again, which takes about a minute. Nothing on its disk is lost.
      </p>
    ),
    many: <p>They can't be reached until they are up again.</p>,
  }),
  delete: deleting(({ id }) => deleteVm({ path: { vmId: id } }), {
    one: () => <p>This deletes the virtual machine and everything on it. It cannot be undone.</p>,
    many: <p>This deletes the machines and everything on them. It cannot be undone.</p>,
  }),
}
