import { stripSearchParams } from '@tanstack/react-router'
import { oneOf, searchSchema } from '#src/ui/search-schema.ts'

const GPU_TOOLS = ['frameworks', 'api', 'quick-start'] as const

export type GpuTools = (typeof GPU_TOOLS)[number]

const schema = searchSchema({ tools: oneOf(GPU_TOOLS, 'frameworks') })

/** URL search of the GPU page: `/products/gpu-as-a-service?tools=api`. */
export const gpuSearch = {
  schema,
  /** Keeps the default tab out of the URL. */
  stripDefaults: stripSearchParams<{ readonly tools: GpuTools }, { readonly tools?: GpuTools }>({
    tools: 'frameworks',
  }),
}
