import { findSize } from '#src/domain/catalog.ts'
import { type VmTransitionAction, vmLifeCycle } from '#src/domain/vm.ts'
import type { VmRow } from '../../db/index.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { vmLife } from '../../world/life-cycles/vm.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { assertUnprotected, protect } from '../shared/deletion-protection.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { assertPaidFor } from '../shared/paid.ts'
import { reference, resolve } from '../shared/references.ts'
import { reschedule } from './schedule.ts'
import { checkNextSize, checkResizeLimits } from './size-choice.ts'
import { sizeOf, toVm } from './to-vm.ts'

export const vmChangeHandlers: HandlersFor<
  'updateVm' | 'resizeVm' | 'startVm' | 'stopVm' | 'restartVm' | 'deleteVm'
> = {
  updateVm(ctx) {
    const { tx, now, body } = ctx
    const vm = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
    assertAllowed(vmLifeCycle.can('update', vm.status))
    const changes = {
      ...relabel(resourceDefinitions.vm, ctx, vm, body),
      ...protect(resourceDefinitions.vm, ctx, vm, body),
      ...reschedule(ctx, vm, body),
    }
    const isChanged = Object.keys(changes).length > 0
    const row = isChanged ? tx.vms.update(vm.id, { ...changes, updatedAt: now }) : vm
    return { status: 200, body: toVm(row, ctx) }
  },

  resizeVm(ctx) {
    const { tx, identity, body } = ctx
    const vm = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
    assertAllowed(vmLifeCycle.can('resize', vm.status))
    const { next } = resolve({
      next: reference(findSize(body.sizeId), '/sizeId', 'This size doesn’t exist. Choose another one.'),
    })
    checkNextSize(vm, next)
    assertPaidFor(next, sizeOf(vm), ctx)
    const before = sizeOf(vm)
    checkResizeLimits(tx, identity.organization, before, next)
    return begin(ctx, 'resize', vm, {
      next: { sizeId: next.id },
      summary: `Resized ${vm.name} from ${before.name} to ${next.name}`,
      changes: changesBetween({ size: before.name }, { size: next.name }),
    })
  },

  startVm: (ctx) => runAction(ctx, 'start'),
  stopVm: (ctx) => runAction(ctx, 'stop'),
  restartVm: (ctx) => runAction(ctx, 'restart'),
  deleteVm: (ctx) => runAction(ctx, 'delete'),
}

function runAction(ctx: ChangeContext & Pick<Context<'startVm'>, 'path'>, action: VmTransitionAction) {
  const vm = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
  assertAllowed(vmLifeCycle.can(action, vm.status))
  if (action === 'delete') assertUnprotected(vm)
  return begin(ctx, action, vm)
}

/** Responds 202 with the VM in its transitional state. */
function begin(
  ctx: ChangeContext,
  action: VmTransitionAction,
  vm: VmRow,
  options?: {
    readonly next: { readonly sizeId: string }
    readonly summary: string
    readonly changes: ReturnType<typeof changesBetween>
  },
) {
  const row = beginTransition(vmLife, actionContextOf(ctx), action, vm, options)
  return { status: 202, body: toVm(row, ctx) } as const
}
