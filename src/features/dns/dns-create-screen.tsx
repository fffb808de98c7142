import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getDnsCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { dnsKind } from './dns-kind.ts'

const route = getRouteApi('/_console/services/dns/new')

/** `/services/dns/new`. */
export function DnsCreateScreen() {
  const navigate = route.useNavigate()
  const catalog = useQuery({ ...getDnsCatalogOptions(), enabled: useCanChange(dnsKind).allowed })
  return (
    <CreateScreen kind={dnsKind} title="Add Zone" catalog={catalog}>
      {(offered) => (
        <CreateForm
          catalog={offered}
          onCreated={(zone) => {
            toast.success(`${dnsKind.nameOf(zone)} waits for its registry`)
            void navigate(dnsKind.linkTo(zone.id))
          }}
        />
      )}
    </CreateScreen>
  )
}
