import { createFileRoute } from '@tanstack/react-router'
import { ApiPages } from '#src/shell/api-pages.tsx'

/** Layout of the public pages that read the API; the others load neither its client nor the query cache. */
export const Route = createFileRoute('/_site/_api')({
  component: ApiPages,
})
