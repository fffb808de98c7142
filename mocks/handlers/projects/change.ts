import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { allResourceDefinitions } from '../../world/resource-definitions.ts'
import { noteChanges, renamedTo } from '../audit-log/changes.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { hasName, nameTaken } from '../shared/names.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { resourceCountText } from '../shared/resource-count.ts'
import type { SignedInView } from '../shared/view.ts'
import { moveTo } from './move.ts'
import { lookupProject, projectsOf, toProject } from './projects-of.ts'

export const projectChangeHandlers: HandlersFor<'createProject' | 'updateProject' | 'deleteProject'> = {
  createProject(ctx) {
    const { tx, now, random, identity, body } = ctx
    const name = body.name.trim()
    checkName(ctx, name)
    checkListLimit('projects', tx.projects.countBy('organizationId', identity.organization.id))
    checkQuotas(tx, identity.organization, { projects: 1 }, { projects: '/name' })
    const row = tx.projects.insert({
      id: random('project').id('prj'),
      organizationId: identity.organization.id,
      name,
      description: body.description?.trim() ?? '',
      isDefault: false,
      createdBy: identity.user.id,
      createdAt: now,
      updatedAt: now,
    })
    return { status: 201, body: toProject(row) }
  },

  updateProject(ctx) {
    const { tx, now, body } = ctx
    const project = lookupProject(ctx, ctx.path.projectId)
    const name = body.name?.trim() ?? project.name
    const description = body.description?.trim() ?? project.description
    checkName(ctx, name, project.id)
    if (name === project.name && description === project.description)
      return { status: 200, body: toProject(project) }
    noteChanges(ctx, project, { name, description }, { name: renamedTo, description: 'the description' })
    return {
      status: 200,
      body: toProject(tx.projects.update(project.id, { name, description, updatedAt: now })),
    }
  },

  deleteProject(ctx) {
    const { tx, identity } = ctx
    const project = lookupProject(ctx, ctx.path.projectId)
    if (project.isDefault) {
      const detail =
        'The default project can’t be deleted. New resources go there unless you choose another project.'
      throw new Problem(409, 'default_project', detail)
    }
    const { moveTo: targetId } = ctx.query
    const target = targetId === undefined ? undefined : tx.projects.get(targetId)
    if (
      targetId !== undefined &&
      (target === undefined || target.organizationId !== identity.organization.id || target.id === project.id)
    ) {
      const message = 'Choose another project of the organization.'
      throw new Problem(400, 'invalid_move_target', {
        detail: 'Resources can only be moved to another project of the same organization.',
        errors: [{ in: 'query', pointer: '/moveTo', code: 'invalid_move_target', message }],
      })
    }
    const inside = allResourceDefinitions.flatMap((definition) =>
      definition
        .table(tx)
        .by('organizationId', identity.organization.id)
        .filter((row) => row.projectId === project.id)
        .map((row) => ({ kind: definition, row })),
    )
    const snapshots = inside.filter(({ kind }) => kind.type === 'volume_snapshot').length
    const count = resourceCountText(inside.length - snapshots, snapshots)
    const details: string[] = []
    if (inside.length > 0) {
      if (target === undefined) {
        const detail = `${project.name} has ${count}. Choose a project to move ${inside.length === 1 ? 'it' : 'them'} to.`
        throw new Problem(409, 'project_not_empty', detail)
      }
      for (const { kind: definition, row } of inside) moveTo(ctx, target, definition, row)
      details.push(`Moved its ${count} to ${target.name}.`)
    }
    const budgets = tx.budgets
      .by('organizationId', identity.organization.id)
      .filter(({ projectId }) => projectId === project.id)
      .map(({ name }) => name)
    if (budgets.length > 0)
      details.push(`Deleted its ${budgets.length === 1 ? 'budget' : 'budgets'} ${joinNames(budgets, 3)}.`)
    if (details.length > 0) addAuditNote(ctx, { detail: details.join(' ') })
    tx.projects.remove(project.id)
    return { status: 204 }
  },
}

/** @throws Problem 409 `name_taken` */
function checkName(ctx: Pick<SignedInView, 'tx' | 'identity'>, name: string, except?: string): void {
  if (hasName(projectsOf(ctx), name, except)) throw nameTaken(`A project named ${name} already exists.`)
}
