import { cdnLifeCycle } from '#src/domain/cdn.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { deletePurges } from '../cdn-purges.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

const NOT_EVERYWHERE = 'Some edge locations didn’t apply the configuration.'

/** Changes roll out to more than two hundred locations, which takes minutes. */
export const cdnLife: ResourceLifeCycle<CdnDistributionRow, 'create', 'deploy' | 'delete'> = {
  definition: resourceDefinitions.cdn_distribution,
  states: cdnLifeCycle,
  up: 'deployed',
  actions: {
    create: {
      duration: [2 * MINUTE, 4 * MINUTE],
      past: 'created',
      failures: ['No origin responded.', NOT_EVERYWHERE],
    },
    deploy: {
      duration: [MINUTE, 3 * MINUTE],
      past: 'deployed',
      failures: ['No origin responded.', NOT_EVERYWHERE],
    },
    delete: {
      duration: [20 * SECOND, 50 * SECOND],
      past: 'deleted',
      failures: ['Some edge locations couldn’t release the domain.'],
    },
  },

  onRemove: deletePurges,

  successNotification: ({ name }, { action }) =>
    action === 'create'
      ? {
          title: `${name} is deployed`,
          body: 'All edge locations in its regions serve it now.',
        }
      : null,
}
