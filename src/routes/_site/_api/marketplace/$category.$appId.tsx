import { createFileRoute, redirect } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { AppScreen } from '#src/features/marketplace/app-screen.tsx'
import { appSearch } from '#src/features/marketplace/app-search.ts'
import { loadApp } from '#src/features/marketplace/marketplace-queries.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/_api/marketplace/$category/$appId')({
  validateSearch: appSearch.schema,
  search: { middlewares: [appSearch.stripDefaults] },
  loader: async ({ params: { category, appId } }) => {
    const app = await loadApp(getQueryClient(), appId)
    // Each app has one canonical URL; redirect from other categories.
    if (app !== undefined && app.category !== category) {
      throw redirect({
        to: '/marketplace/$category/$appId',
        params: { category: app.category, appId },
        search: true,
        replace: true,
      })
    }
    return app
  },
  head: ({ loaderData }) =>
    sitePageHead('/marketplace/$category/$appId', loaderData?.name, loaderData?.shortDescription),
  component: AppRoute,
})

function AppRoute() {
  const { appId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AppScreen
      key={appId}
      id={appId}
      search={search}
      onSearchChange={(next) =>
        void navigate({
          search: next,
          replace: search.dialog !== '' && next.dialog === '',
          resetScroll: false,
        })
      }
    />
  )
}
