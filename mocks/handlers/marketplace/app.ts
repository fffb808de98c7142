import type { MarketplaceAppSummary, RegionId } from '#src/api/generated/types.gen.ts'
import type { DatabaseEngineId } from '#src/domain/database-engine.ts'

/** Resources that a deployment creates. */
export type DeploymentTemplate =
  | { readonly type: 'vm'; readonly imageId: string; readonly sizeId: string }
  | { readonly type: 'container'; readonly image: string; readonly planId: string; readonly port: number }
  | {
      readonly type: 'database'
      readonly engine: DatabaseEngineId
      readonly version: string
      readonly planId: string
    }

/** Catalog entry of an app. */
export interface App extends MarketplaceAppSummary {
  readonly longDescription: string
  readonly features: readonly string[]
  readonly techStack: readonly string[]
  readonly deploymentTime: string
  readonly supportedRegions: readonly RegionId[]
  readonly documentation: string
  readonly demoUrl: string | null
  readonly template: DeploymentTemplate
}
