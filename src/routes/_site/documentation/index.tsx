import { createFileRoute } from '@tanstack/react-router'
import { DocumentationScreen } from '#src/features/documentation/documentation-screen.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'
import { searchSchema, text } from '#src/ui/search-schema.ts'

const searchText = text(100)

/** Search text of the documentation; an empty one is left out of the URL. */
const documentationSearch = searchSchema({ q: (raw) => searchText(raw) || undefined })

export const Route = createFileRoute('/_site/documentation/')({
  validateSearch: documentationSearch,
  head: () => sitePageHead('/documentation'),
  component: DocumentationRoute,
})

function DocumentationRoute() {
  const navigate = Route.useNavigate()
  const { q } = Route.useSearch()
  const { title, summary } = sitePage('/documentation')
  return (
    <DocumentationScreen
      title={title}
      summary={summary}
      searched={q}
      onSearch={(text) =>
        navigate({ search: text === '' ? {} : { q: text }, replace: true, resetScroll: false })
      }
    />
  )
}
