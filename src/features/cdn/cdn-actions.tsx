import { deleteCdnDistribution } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleteAction } from '#src/resources/actions/common-actions.tsx'

export const cdnActions: ActionDefinitions<CdnDistribution, 'delete'> = {
  delete: deleteAction(({ id }) => deleteCdnDistribution({ path: { cdnDistributionId: id } }), {
    body: ({ domain }) => (
      <p>
        Visitors can no longer reach {domain} until its DNS points elsewhere. Its origins aren’t affected.
      </p>
    ),
    bulkBody: (
      <p>
        Visitors can no longer reach their domains until the DNS points elsewhere. Their origins aren’t
        affected.
      </p>
    ),
  }),
}
