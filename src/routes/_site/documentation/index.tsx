import { createFileRoute } from '@tanstack/react-router'
import { DocumentationScreen } from '#src/features/documentation/documentation-screen.tsx'
import { documentationSearch } from '#src/features/documentation/documentation-search.ts'
import { page, pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/documentation/')({
  validateSearch: documentationSearch,
  head: () => pageHead('/documentation'),
  component: DocumentationRoute,
})

function DocumentationRoute() {
  const navigate = Route.useNavigate()
  const { q } = Route.useSearch()
  const { title, summary } = page('/documentation')
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
