import type { SshKey } from '#src/api/generated/types.gen.ts'
import { checkSshPublicKey } from '#src/domain/ssh-key.ts'
import type { SshKeyRow } from '../../db/index.ts'
import { invalidField } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { lookupOwned } from '../shared/lookup.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { fingerprintOf } from '../shared/ssh-public-key.ts'

export const sshKeyHandlers: HandlersFor<'listSshKeys' | 'createSshKey' | 'deleteSshKey'> = {
  listSshKeys({ tx, identity }) {
    const { items } = tx.sshKeys.list({
      where: (key) => key.organizationId === identity.organization.id,
      sort: [{ by: 'name' }],
    })
    return { status: 200, body: { items: items.map(toSshKey) } }
  },

  createSshKey({ tx, now, identity, body, random }) {
    const check = checkSshPublicKey(body.publicKey)
    if (!check.valid) throw invalidField('/publicKey', 'not_a_key', check.reason)
    const own = tx.sshKeys.by('organizationId', identity.organization.id)
    if (hasName(own, body.name)) throw nameTaken(`An SSH key named ${body.name} already exists.`)
    checkListLimit('sshKeys', own.length)
    const row = tx.sshKeys.insert({
      id: random('ssh-key').id('ssh'),
      organizationId: identity.organization.id,
      userId: identity.user.id,
      name: body.name,
      publicKey: check.line,
      fingerprint: fingerprintOf(check.line),
      createdAt: now,
    })
    return { status: 201, body: toSshKey(row) }
  },

  deleteSshKey(ctx) {
    const { tx, path } = ctx
    tx.sshKeys.remove(lookupOwned(tx.sshKeys.get(path.sshKeyId), ctx, 'SSH key', path.sshKeyId).id)
    return { status: 204 }
  },
}

function toSshKey({ id, name, publicKey, fingerprint, createdAt }: SshKeyRow): SshKey {
  return { id, name, publicKey, fingerprint, createdAt: iso(createdAt) }
}
