import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { projectChangeHandlers } from './change.ts'
import { projectMoveHandlers } from './move.ts'
import { lookupProject, projectsOf, toProject } from './projects-of.ts'
import { projectUsageHandlers } from './usage.ts'

const projectListHandlers: HandlersFor<'listProjects' | 'getProject'> = {
  listProjects(ctx) {
    const wanted = queryWords(ctx.query.q)
    const found = projectsOf(ctx).filter(({ name, description }) =>
      includesAllWords(foldCase(`${name}\n${description}`), wanted),
    )
    return { status: 200, body: { items: found.map(toProject) } }
  },

  getProject(ctx) {
    return { status: 200, body: toProject(lookupProject(ctx, ctx.path.projectId)) }
  },
}

export const projectHandlers: HandlersFor<
  | 'listProjects'
  | 'getProject'
  | 'createProject'
  | 'updateProject'
  | 'deleteProject'
  | 'listProjectUsage'
  | 'listProjectCosts'
  | 'moveResources'
> = { ...projectListHandlers, ...projectChangeHandlers, ...projectUsageHandlers, ...projectMoveHandlers }
