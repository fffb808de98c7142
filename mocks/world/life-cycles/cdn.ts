import { cdnLifeCycle } from '#src/domain/cdn.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { deletePurges } from '../cdn-purges.ts'
import { resourceDefinitions } from '../resource-definitions.ts'
import type { ResourceLifeCycle } from './life-cycle.ts'

const NOT_EVERYWHERE = 'Some edge locations did not take the configuration.'

/** Changes roll out to more than two hundred locations, which takes minutes. */
export const cdnLife: ResourceLifeCycle<CdnDistributionRow, 'create', 'deploy' | 'delete'> = {
  definition: resourceDefinitions.cdn_distribution,
  states: cdnLifeCycle,
  up: 'deployed',
  actions: {
    create: {
      duration: [2 * MINUTE, 4 * MINUTE],
      past: 'created',
      failures: ['No origin answered.', NOT_EVERYWHERE],
    },
    deploy: {
      duration: [MINUTE, 3 * MINUTE],
      past: 'deployed',
      failures: ['No origin answered.', NOT_EVERYWHERE],
    },
    delete: {
      duration: [20 * SECOND, 50 * SECOND],
      past: 'deleted',
      failures: ['Some edge locations did not let go of the domain.'],
    },
  },

  onRemove: deletePurges,

  successNotification: ({ name }, { action }) =>
    action === 'create'
      ? {
          title: `${name} is deployed`,
          body: 'The distribution is served from all edge locations of its regions.',
        }
      : null,
}
