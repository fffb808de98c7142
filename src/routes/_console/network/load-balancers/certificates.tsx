import { createFileRoute } from '@tanstack/react-router'
import { CertificateListScreen } from '#src/features/load-balancers/certificate-list-screen.tsx'
import { certificateSearch } from '#src/features/load-balancers/certificates/certificate-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/network/load-balancers/certificates')({
  head: () => pageHead('/network/load-balancers/certificates'),
  validateSearch: certificateSearch.schema,
  search: { middlewares: [certificateSearch.stripDefaults] },
  component: CertificateListScreen,
})
