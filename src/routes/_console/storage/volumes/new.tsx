import { createFileRoute } from '@tanstack/react-router'
import { VolumeCreateScreen } from '#src/features/volumes/volume-create-screen.tsx'
import { volumeCreateSearch } from '#src/features/volumes/volume-create-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/storage/volumes/new')({
  head: () => pageHead('/storage/volumes/new'),
  validateSearch: volumeCreateSearch,
  component: VolumeCreateScreen,
})
