import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getDnsCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { dnsResource } from './dns-resource.ts'

const route = getRouteApi('/_console/services/dns/new')

/** `/services/dns/new`. */
export function DnsCreateScreen() {
  const { domain } = route.useSearch()
  const navigate = route.useNavigate()
  const catalog = useQuery({ ...getDnsCatalogOptions(), enabled: useCanChange(dnsResource).allowed })
  return (
    <CreateScreen definition={dnsResource} title="Add Zone" catalog={catalog}>
      {(offered) => (
        <CreateForm
          catalog={offered}
          domain={domain}
          onCreated={(zone) => {
            toast.success(`${dnsResource.nameOf(zone)} is waiting for its registry`)
            void navigate(dnsResource.linkTo(zone.id))
          }}
        />
      )}
    </CreateScreen>
  )
}
