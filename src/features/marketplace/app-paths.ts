import { listMarketplaceApps } from '#src/api/generated/sdk.gen.ts'

/** The addresses of all apps, for the build, which writes a page for each. The client must have been set up. */
export async function marketplaceAppPaths(): Promise<readonly string[]> {
  const { items } = await listMarketplaceApps()
  return items.map(({ category, id }) => `/marketplace/${category}/${id}`)
}
