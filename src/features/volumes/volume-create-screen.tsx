import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getVolumeCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { useOfferedSnapshots } from './create/use-offered-snapshots.ts'
import { volumeResource } from './volume-resource.ts'

const route = getRouteApi('/_console/storage/volumes/new')

/** `/storage/volumes/new`. */
export function VolumeCreateScreen() {
  const preset = route.useSearch()
  const navigate = route.useNavigate()
  const enabled = useCanChange(volumeResource).allowed
  const { snapshots, query } = useOfferedSnapshots(preset.snapshot, enabled)
  const catalog = useQuery({ ...getVolumeCatalogOptions(), enabled })
  return (
    <CreateScreen
      definition={volumeResource}
      title="Create Volume"
      catalog={query.data === undefined ? { ...query, data: undefined } : catalog}
    >
      {(offered) => (
        <CreateForm
          catalog={offered}
          snapshots={snapshots}
          preset={preset}
          onCreated={({ id, name }) => {
            toast.success(`${name} is being created`)
            void navigate(volumeResource.linkTo(id))
          }}
        />
      )}
    </CreateScreen>
  )
}
