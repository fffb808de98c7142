import { load } from 'virtual:api-reference'
import { createFileRoute } from '@tanstack/react-router'
import type { TagReference } from '#src/features/documentation/reference/reference.ts'
import { ReferenceScreen } from '#src/features/documentation/reference/reference-screen.tsx'
import { titleInSentence } from '#src/features/documentation/reference/title-in-sentence.ts'
import { pageNotFound } from '#src/shell/page-not-found.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/documentation/api/$tag')({
  loader: async ({ params }) => {
    const reference = await loadReference(params.tag)
    if (reference === undefined) throw pageNotFound()
    return reference
  },
  head: ({ loaderData }) =>
    sitePageHead(
      '/documentation/api/$tag',
      loaderData && `${loaderData.title} API`,
      loaderData &&
        `Reference of the operations on ${titleInSentence(loaderData.title)}. ${loaderData.description}`,
    ),
  component: ReferenceRoute,
})

function ReferenceRoute() {
  return <ReferenceScreen reference={Route.useLoaderData()} />
}

async function loadReference(tag: string): Promise<TagReference | undefined> {
  return Object.hasOwn(load, tag) ? (await load[tag]?.())?.default : undefined
}
