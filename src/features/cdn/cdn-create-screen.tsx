import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getCdnCatalogueOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useMayChange } from '#src/resources/may.ts'
import { toast } from '#src/ui/toast.tsx'
import { cdnKind } from './cdn-kind.ts'
import { CreateForm } from './create/create-form.tsx'

const route = getRouteApi('/_console/services/cdn/new')

/** `/services/cdn/new`. */
export function CdnCreateScreen() {
  const navigate = route.useNavigate()
  const catalogue = useQuery({ ...getCdnCatalogueOptions(), enabled: useMayChange(cdnKind).allowed })
  return (
    <CreateScreen kind={cdnKind} title="Create Distribution" catalogue={catalogue}>
      {(offered) => (
        <CreateForm
          catalogue={offered}
          onCreated={({ id, domain }) => {
            toast.success(`${domain} is being deployed`)
            void navigate(cdnKind.linkTo(id))
          }}
        />
      )}
    </CreateScreen>
  )
}
