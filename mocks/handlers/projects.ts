import type { Project } from '#src/api/generated/types.gen.ts'
import type { ProjectRow } from '../db/index.ts'
import type { HandlersFor } from '../engine/types.ts'
import { iso } from './moment.ts'

export const projectHandlers: HandlersFor<'listProjects'> = {
  listProjects({ tx, who }) {
    const { items } = tx.projects.list({
      where: (project) => project.organisationId === who.organisation.id,
      sort: [{ by: (project) => (project.isDefault ? 0 : 1) }, { by: 'name' }],
    })
    return { status: 200, body: { items: items.map(toProject) } }
  },
}

function toProject({ id, name, description, isDefault, createdAt, updatedAt }: ProjectRow): Project {
  return { id, name, description, isDefault, createdAt: iso(createdAt), updatedAt: iso(updatedAt) }
}
