import type { HandlersFor } from '../../engine/types.ts'
import { projectChangeHandlers } from './change.ts'
import { projectListHandlers } from './list.ts'
import { projectMoveHandlers } from './move.ts'
import { projectUsageHandlers } from './usage.ts'

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
