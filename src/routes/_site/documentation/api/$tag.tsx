import { load } from 'virtual:api-reference'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { ReferenceScreen } from '#src/features/documentation/reference/reference-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import type { TagReference } from '../../../../features/documentation/reference/reference.ts'

export const Route = createFileRoute('/_site/documentation/api/$tag')({
  loader: async ({ params }) => {
    const reference = await loadReference(params.tag)
    // The not-found page has the layout's header and footer itself, so it takes the place of the layout.
    if (reference === undefined) throw notFound({ routeId: rootRouteId })
    return reference
  },
  head: ({ loaderData }) =>
    sitePageHead(
      '/documentation/api/$tag',
      loaderData && `${loaderData.title} API`,
      loaderData &&
        `Reference of the operations on ${loaderData.title.toLowerCase()}. ${loaderData.description}`,
    ),
  component: ReferenceRoute,
})

function ReferenceRoute() {
  return <ReferenceScreen reference={Route.useLoaderData()} />
}

async function loadReference(tag: string): Promise<TagReference | undefined> {
  return Object.hasOwn(load, tag) ? (await load[tag]?.())?.default : undefined
}
