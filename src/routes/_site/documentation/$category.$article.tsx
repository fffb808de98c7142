import { createFileRoute } from '@tanstack/react-router'
import { ArticleScreen } from '#src/features/documentation/article-screen.tsx'
import { loadArticle } from '#src/features/documentation/load-article.ts'
import { pageNotFound } from '#src/shell/page-not-found.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/documentation/$category/$article')({
  loader: async ({ params }) => {
    const article = await loadArticle(params.category, params.article)
    if (article === undefined) throw pageNotFound()
    return article
  },
  head: ({ loaderData }) =>
    sitePageHead('/documentation/$category/$article', loaderData?.entry.title, loaderData?.entry.summary),
  component: ArticleRoute,
})

function ArticleRoute() {
  return <ArticleScreen {...Route.useLoaderData()} />
}
