import type { Project } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import type { ProjectRow } from '../../db/index.ts'
import { iso } from '../../kernel/iso-time.ts'
import { lookupOwned } from '../shared/lookup.ts'
import type { SignedInView } from '../shared/view.ts'

type Looking = Pick<SignedInView, 'tx' | 'identity'>

/** Projects of the caller's organization, the default one first, then by name. */
export function projectsOf({ tx, identity }: Looking): readonly Readonly<ProjectRow>[] {
  return tx.projects
    .by('organizationId', identity.organization.id)
    .toSorted(
      (a, b) =>
        Number(b.isDefault) - Number(a.isDefault) || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1),
    )
}

/** @throws Problem 404, also for a project of another organization */
export function lookupProject(ctx: Looking, id: string): Readonly<ProjectRow> {
  return lookupOwned(ctx.tx.projects.get(id), ctx, 'project', id)
}

export function toProject({ id, name, description, isDefault, createdAt, updatedAt }: ProjectRow): Project {
  return { id, name, description, isDefault, createdAt: iso(createdAt), updatedAt: iso(updatedAt) }
}
