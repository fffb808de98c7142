import { deleteCdnDistribution } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting } from '#src/resources/actions/common-actions.tsx'

export type CdnAction = 'delete'

export const cdnActions: ActionDefinitions<CdnDistribution, CdnAction> = {
  delete: deleting(({ id }) => deleteCdnDistribution({ path: { cdnDistributionId: id } }), {
    one: ({ domain }) => (
      <p>
        Nothing is served from the edge any more: whoever asks for {domain} gets no answer until its DNS leads
        elsewhere. Its origins are not touched.
      </p>
    ),
    many: (
      <p>
        Nothing of them is served from the edge any more: whoever asks for their domains gets no answer until
        the DNS leads elsewhere. Their origins are not touched.
      </p>
    ),
  }),
}
