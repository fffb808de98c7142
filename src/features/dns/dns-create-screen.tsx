import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getDnsCatalogueOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useMayChange } from '#src/resources/may.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { dnsKind } from './dns-kind.ts'

const route = getRouteApi('/_console/services/dns/new')

/** `/services/dns/new`. */
export function DnsCreateScreen() {
  const navigate = route.useNavigate()
  const catalogue = useQuery({ ...getDnsCatalogueOptions(), enabled: useMayChange(dnsKind).allowed })
  return (
    <CreateScreen kind={dnsKind} title="Add Zone" catalogue={catalogue}>
      {(offered) => (
        <CreateForm
          catalogue={offered}
          onCreated={(zone) => {
            toast.success(`${dnsKind.nameOf(zone)} waits for its registry`)
            void navigate(dnsKind.linkTo(zone.id))
          }}
        />
      )}
    </CreateScreen>
  )
}
