import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getFirewallCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { firewallResource } from './firewall-resource.ts'

const route = getRouteApi('/_console/network/firewalls/new')

/** `/network/firewalls/new`. */
export function FirewallCreateScreen() {
  const navigate = route.useNavigate()
  const catalog = useQuery({
    ...getFirewallCatalogOptions(),
    enabled: useCanChange(firewallResource).allowed,
  })
  return (
    <CreateScreen definition={firewallResource} title="Create Firewall" catalog={catalog}>
      {(offered) => (
        <CreateForm
          catalog={offered}
          onCreated={({ id, name }) => {
            toast.success(`${name} is being created`)
            void navigate(firewallResource.linkTo(id))
          }}
        />
      )}
    </CreateScreen>
  )
}
