import { findSize } from '#src/domain/catalog.ts'
import { findImage } from '#src/domain/image-catalog.ts'
import { regionName } from '#src/domain/region.ts'
import { invalidField } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { freePrivateAddresses } from '../../world/addresses.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { vmLife } from '../../world/life-cycles/vm.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { actionContextOf } from '../shared/actions.ts'
import { checkNames } from '../shared/names.ts'
import { checkPlanAllows } from '../shared/plan-limits.ts'
import { checkQuotas, quotaOf } from '../shared/quota-check.ts'
import { inOrganization, projectReference, reference, referenceList, resolve } from '../shared/references.ts'
import { checkNewSize } from './size-choice.ts'
import { toVm } from './to-vm.ts'

export const vmCreateHandlers: HandlersFor<'createVm'> = {
  /** Creates all VMs or none: an error at the last name rolls back the others. */
  createVm(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { image, size, network, project } = findReferences(ctx)
    checkNewSize(size, body.region, image.minDiskGb)
    checkNames(
      resourceDefinitions.vm,
      ctx,
      body.names.map((name, index) => ({ name, pointer: `/names/${index}` })),
    )
    checkPlanAllows(tx, identity.organization, size, { count: body.names.length })
    checkQuotas(tx, identity.organization, quotaOf(size, body.names.length), {
      vms: '/names',
      vcpus: '/sizeId',
      gpus: '/sizeId',
    })
    const addresses = freePrivateAddresses(tx, network, body.names.length)
    if (addresses.length < body.names.length) {
      throw invalidField(
        '/networkId',
        'network_full',
        `${network.name} has no free IP address. Choose another network.`,
      )
    }

    const items = body.names.map((name, index) =>
      beginCreation(vmLife, actionContextOf(ctx), 'create', {
        id: random('vm', index).id('vm'),
        organizationId: identity.organization.id,
        projectId: project.id,
        name,
        region: body.region,
        sizeId: size.id,
        imageId: image.id,
        networkId: network.id,
        sshKeyIds: body.sshKeyIds,
        userData: body.userData ?? null,
        publicIp: null,
        privateIp: addresses[index] as string,
        tags: body.tags ?? [],
        deletionProtection: body.deletionProtection ?? false,
        schedule: null,
        nextStopAt: null,
        nextStartAt: null,
        createdAt: now,
        startedAt: null,
        isUnused: false,
      }),
    )
    // The entry itself names only the first.
    if (items.length > 1) addAuditNote(ctx, { detail: `Created ${joinNames(body.names)}` })
    return { status: 202, body: { items: items.map((vm) => toVm(vm, ctx)) } }
  },
}

/**
 * Resolves the references of the body within the caller's organization.
 * @throws Problem 422 `unknown_reference`, listing everything that does not exist
 */
function findReferences(ctx: Context<'createVm'>) {
  const { tx, body } = ctx
  const network = inOrganization(tx.networks.get(body.networkId), ctx)
  const place = regionName(body.region)
  return resolve({
    image: reference(findImage(body.imageId), '/imageId', 'This image doesn’t exist. Choose another one.'),
    size: reference(findSize(body.sizeId), '/sizeId', 'This size doesn’t exist. Choose another one.'),
    network: reference(
      network?.region === body.region ? network : undefined,
      '/networkId',
      `This network doesn’t exist in ${place}. Choose another one.`,
    ),
    sshKeys: referenceList(
      body.sshKeyIds.map((id, index) =>
        reference(
          inOrganization(tx.sshKeys.get(id), ctx),
          `/sshKeyIds/${index}`,
          'This SSH key doesn’t exist. Choose another one.',
        ),
      ),
    ),
    project: projectReference(ctx, body.projectId),
  })
}
