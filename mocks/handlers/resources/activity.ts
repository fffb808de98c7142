import type { ResourceActivity } from '#src/api/generated/types.gen.ts'
import type { ActivityRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { toActivity, toActivityResource } from '../shared/activity.ts'
import { cursorPage } from '../shared/cursor.ts'

export const organizationActivityHandlers: HandlersFor<'listActivity'> = {
  listActivity({ tx, identity, query }) {
    const types = query.resourceType && new Set<string>(query.resourceType)
    const { projectId } = query
    const activities = tx.activities.by('organizationId', identity.organization.id)
    const wanted =
      types === undefined && projectId === undefined
        ? activities
        : activities.filter(
            (it) =>
              (types === undefined || types.has(it.resourceType)) &&
              (projectId === undefined || it.projectId === projectId),
          )
    const { rows, nextCursor } = cursorPage(`activity:${identity.organization.id}`, wanted, query)
    return { status: 200, body: { items: rows.map(toResourceActivity), nextCursor } }
  },
}

/** Names and project as of the activity; the resource may be deleted since. */
function toResourceActivity(row: ActivityRow): ResourceActivity {
  return {
    resource: toActivityResource(row),
    activity: toActivity(row),
  }
}
