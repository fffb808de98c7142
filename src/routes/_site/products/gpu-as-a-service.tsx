import { createFileRoute } from '@tanstack/react-router'
import { GpuScreen } from '#src/features/products/gpu/gpu-screen.tsx'
import { gpuSearch } from '#src/features/products/gpu/gpu-search.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/products/gpu-as-a-service')({
  head: () => sitePageHead('/products/gpu-as-a-service'),
  validateSearch: gpuSearch.schema,
  search: { middlewares: [gpuSearch.stripDefaults] },
  component: GpuScreen,
})
