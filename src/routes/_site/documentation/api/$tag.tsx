import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadReference } from '#src/features/documentation/reference/load-reference.ts'
import { ReferenceScreen } from '#src/features/documentation/reference/reference-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/documentation/api/$tag')({
  loader: async ({ params }) => {
    const reference = await loadReference(params.tag)
    if (reference === undefined) throw notFound()
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
