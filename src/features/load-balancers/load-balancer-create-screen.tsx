import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getLoadBalancerCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { loadBalancerResource } from './load-balancer-resource.ts'

const route = getRouteApi('/_console/network/load-balancers/new')

/** `/network/load-balancers/new`. */
export function LoadBalancerCreateScreen() {
  const navigate = route.useNavigate()
  const enabled = useCanChange(loadBalancerResource).allowed
  const catalog = useQuery({ ...getLoadBalancerCatalogOptions(), enabled })
  return (
    <CreateScreen definition={loadBalancerResource} title="Create Load Balancer" catalog={catalog}>
      {(offered) => (
        <CreateForm
          catalog={offered}
          onCreated={({ id, name }) => {
            toast.success(`${name} is being created`)
            void navigate(loadBalancerResource.linkTo(id))
          }}
        />
      )}
    </CreateScreen>
  )
}
