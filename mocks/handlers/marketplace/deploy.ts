import type {
  ContainerCreate,
  DatabaseCreate,
  MarketplaceResource,
  VmCreate,
} from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { containerChangeHandlers } from '../containers/change.ts'
import { createDatabase } from '../databases/create.ts'
import { atField } from '../shared/at-field.ts'
import { vmCreateHandlers } from '../virtual-machines/create.ts'
import type { App } from './app.ts'
import { findApp } from './list.ts'

type DeployContext = Context<'deployMarketplaceApp'>

/** Maps fields of the creation to fields of the deployment; other errors concern the region. */
const POINTERS: Readonly<Record<string, string>> = { '/names/0': '/name', '/projectId': '/projectId' }

export const marketplaceDeployHandlers: HandlersFor<'deployMarketplaceApp'> = {
  deployMarketplaceApp(ctx) {
    const app = findApp(ctx.path.marketplaceAppId)
    checkRegion(app, ctx.body.region)
    const resource = withDeploymentPointers(() => create(app, ctx))
    return { status: 202, body: { appId: app.id, resource } }
  },
}

/** @throws Problem 422 `app_not_offered` */
function checkRegion({ name, supportedRegions }: App, region: DeployContext['body']['region']): void {
  if (supportedRegions.includes(region)) return
  const message = `${name} is not available in ${regionName(region)}. Choose another region.`
  throw atField(422, 'app_not_offered', '/region', message)
}

/** Uses the ordinary creation handlers, so quotas, names and references are checked the same way. */
function create({ id, template }: App, ctx: DeployContext): MarketplaceResource {
  const { name, region, projectId } = ctx.body
  const common = { region, tags: [`app:${id}`], ...(projectId === undefined ? {} : { projectId }) }
  if (template.type === 'vm') {
    const { imageId, sizeId } = template
    const networkId = defaultNetwork(ctx)
    const body: VmCreate = { ...common, names: [name], imageId, sizeId, networkId, sshKeyIds: [] }
    return created(
      'vm',
      vmCreateHandlers.createVm({ ...ctx, operationId: 'createVm', ...noParameters, body }),
    )
  }
  if (template.type === 'container') {
    const { image, planId, port } = template
    const ports: ContainerCreate['ports'] = [{ port, protocol: 'tcp', public: true }]
    const body: ContainerCreate = {
      ...common,
      name,
      namespace: 'production',
      image,
      planId,
      replicas: 1,
      ports,
    }
    return created(
      'container',
      containerChangeHandlers.createContainer({
        ...ctx,
        operationId: 'createContainer',
        ...noParameters,
        body,
      }),
    )
  }
  const { engine, version, planId } = template
  const body: DatabaseCreate = { ...common, name, engine, version, planId }
  return created(
    'database',
    createDatabase({ ...ctx, operationId: 'createDatabase', ...noParameters, body }, planId),
  )
}

const noParameters = { path: {} }

type CreatedResource = { readonly id: string; readonly name: string }

function created(
  type: MarketplaceResource['type'],
  result: Problem | { readonly body: CreatedResource | { readonly items: readonly CreatedResource[] } },
): MarketplaceResource {
  if (result instanceof Problem) throw result
  const [made] = 'items' in result.body ? result.body.items : [result.body]
  if (made === undefined) throw new Error('A creation of one resource returned none.')
  return { type, id: made.id, name: made.name }
}

/** Default network of the region, which every organization has; the creation reports it if missing. */
function defaultNetwork({ tx, identity, body }: DeployContext): string {
  const networks = tx.networks
    .by('organizationId', identity.organization.id)
    .filter((it) => it.region === body.region)
  return (networks.find((it) => it.isDefault) ?? networks[0])?.id ?? ''
}

/** Maps errors of the creation to the fields of the deployment. */
function withDeploymentPointers<Result>(make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof Problem) || error.errors === undefined) throw error
    const { status, code, message, errors, headers } = error
    throw new Problem(status, code, {
      detail: message,
      errors: errors.map((it) => ({ ...it, pointer: POINTERS[it.pointer] ?? fieldOf(code) })),
      headers,
    })
  }
}

/** A quota applies to the app as a whole, so it is reported at the name. */
function fieldOf(code: string): string {
  return code === 'quota_exceeded' || code === 'name_taken' ? '/name' : '/region'
}
