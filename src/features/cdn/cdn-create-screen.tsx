import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getCdnCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { cdnResource } from './cdn-resource.ts'
import { CreateForm } from './create/create-form.tsx'

const route = getRouteApi('/_console/services/cdn/new')

/** `/services/cdn/new`. */
export function CdnCreateScreen() {
  const navigate = route.useNavigate()
  const catalog = useQuery({ ...getCdnCatalogOptions(), enabled: useCanChange(cdnResource).allowed })
  return (
    <CreateScreen definition={cdnResource} title="Create Distribution" catalog={catalog}>
      {(offered) => (
        <CreateForm
          catalog={offered}
          onCreated={({ id, domain }) => {
            toast.success(`${domain} is being deployed`)
            void navigate(cdnResource.linkTo(id))
          }}
        />
      )}
    </CreateScreen>
  )
}
