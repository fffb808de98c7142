import type { ProjectRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
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
    const { tx } = ctx
    const project = lookupProject(ctx, ctx.path.projectId)
    if (project.isDefault) {
      const detail =
        'The default project can’t be deleted. New resources go there unless you choose another project.'
      throw new Problem(409, 'default_project', detail)
    }
    const target = findMoveTarget(ctx, project)
    const details = [moveResources(ctx, project, target), describeBudgets(ctx, project)].filter(
      (detail) => detail !== null,
    )
    if (details.length > 0) addAuditNote(ctx, { detail: details.join(' ') })
    tx.projects.remove(project.id)
    return { status: 204 }
  },
}

type DeleteContext = Context<'deleteProject'>

/**
 * Finds the project that takes the resources; undefined if the request names none.
 * @throws Problem 400 `invalid_move_target`
 */
function findMoveTarget({ tx, identity, query }: DeleteContext, project: ProjectRow): ProjectRow | undefined {
  if (query.moveTo === undefined) return undefined
  const target = tx.projects.get(query.moveTo)
  if (target?.organizationId === identity.organization.id && target.id !== project.id) return target
  throw new Problem(400, 'invalid_move_target', {
    detail: 'Resources can only be moved to another project of the same organization.',
    errors: [
      {
        in: 'query',
        pointer: '/moveTo',
        code: 'invalid_move_target',
        message: 'Choose another project of the organization.',
      },
    ],
  })
}

/**
 * Moves the resources of a project.
 * @returns text for the audit log; null if the project is empty
 * @throws Problem 409 `project_not_empty` if it has resources and there is no target
 */
function moveResources(
  ctx: DeleteContext,
  project: ProjectRow,
  target: ProjectRow | undefined,
): string | null {
  const { tx, identity } = ctx
  const resources = allResourceDefinitions.flatMap((definition) =>
    definition
      .table(tx)
      .by('organizationId', identity.organization.id)
      .filter((row) => row.projectId === project.id)
      .map((row) => ({ definition, row })),
  )
  if (resources.length === 0) return null
  const snapshots = resources.filter(({ definition }) => definition.type === 'volume_snapshot').length
  const count = resourceCountText(resources.length - snapshots, snapshots)
  if (target === undefined) {
    const them = resources.length === 1 ? 'it' : 'them'
    throw new Problem(
      409,
      'project_not_empty',
      `${project.name} has ${count}. Choose a project to move ${them} to.`,
    )
  }
  for (const { definition, row } of resources) moveTo(ctx, target, definition, row)
  return `Moved its ${count} to ${target.name}.`
}

/** Text for the audit log about the budgets that are deleted with the project; null if there are none. */
function describeBudgets({ tx, identity }: DeleteContext, project: ProjectRow): string | null {
  const budgets = tx.budgets
    .by('organizationId', identity.organization.id)
    .filter(({ projectId }) => projectId === project.id)
    .map(({ name }) => name)
  if (budgets.length === 0) return null
  return `Deleted its ${budgets.length === 1 ? 'budget' : 'budgets'} ${joinNames(budgets, 3)}.`
}

/** @throws Problem 409 `name_taken` */
function checkName(ctx: Pick<SignedInView, 'tx' | 'identity'>, name: string, except?: string): void {
  if (hasName(projectsOf(ctx), name, except)) throw nameTaken(`A project named ${name} already exists.`)
}
