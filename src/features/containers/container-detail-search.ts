import type { Container } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'
import { CONTAINER_DIALOGS } from './container-dialog-names.ts'

/** URL search of a container: `/compute/containers/ctr_1?tab=logs&level=ERROR`. */
export const containerDetailSearch = detailSearch({
  tabs: ['overview', 'configuration', 'monitoring', 'logs', 'manifest', 'activity'],
  dialogs: [...CONTAINER_DIALOGS, 'rollback', 'abort'],
})

type ContainerDetailSearch = typeof containerDetailSearch.defaults

export type ContainerTabProps = DetailTabProps<Container, ContainerDetailSearch>
