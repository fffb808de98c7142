import { connectionLimit, DATABASE_ENGINES, DATABASE_PLANS } from '#src/domain/database-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const databaseCatalogHandlers: HandlersFor<'getDatabaseCatalog'> = {
  getDatabaseCatalog() {
    return {
      status: 200,
      body: {
        engines: DATABASE_ENGINES.map((engine) => ({
          engine: engine.id,
          name: engine.name,
          port: engine.port,
          versions: [...engine.versions],
          connectionLimits: DATABASE_PLANS.map((plan) => ({
            planId: plan.id,
            connections: connectionLimit(plan, engine),
          })),
        })),
        plans: DATABASE_PLANS.map(({ connections: _connections, ...plan }) => plan),
      },
    }
  },
}
