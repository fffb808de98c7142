import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { ArticleScreen } from '#src/features/documentation/article-screen.tsx'
import { loadArticle } from '#src/features/documentation/load-article.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/documentation/$category/$article')({
  loader: async ({ params }) => {
    const article = await loadArticle(params.category, params.article)
    // The not-found page has the layout's header and footer itself, so it takes the place of the layout.
    if (article === undefined) throw notFound({ routeId: rootRouteId })
    return article
  },
  head: ({ loaderData }) =>
    sitePageHead('/documentation/$category/$article', loaderData?.entry.title, loaderData?.entry.summary),
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticleScreen {...Route.useLoaderData()} />
}
