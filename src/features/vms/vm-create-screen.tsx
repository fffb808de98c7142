import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getVmCatalogOptions, listNetworksOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { vmResource } from './vm-resource.ts'

const route = getRouteApi('/_console/compute/vms/new')

/** `/compute/vms/new`. */
export function VmCreateScreen() {
  const preset = route.useSearch()
  const navigate = route.useNavigate()
  const { allowed: enabled } = useCanChange(vmResource)
  const catalog = useQuery({ ...getVmCatalogOptions(), enabled })
  // Wait for the networks, or the form would ask for a network although a default exists.
  const { isFetched: networksAreIn } = useQuery({ ...listNetworksOptions(), enabled })

  function showCreated(vms: readonly Vm[]): void {
    const [first] = vms
    if (vms.length === 1 && first) {
      toast.success(`${first.name} is starting`)
      void navigate(vmResource.linkTo(first.id))
    } else {
      toast.success(`${vms.length} virtual machines are starting`)
      void navigate({ to: '/compute/vms', search: { sort: '-createdAt' } })
    }
  }

  return (
    <CreateScreen
      definition={vmResource}
      title="Create VM"
      catalog={networksAreIn ? catalog : { ...catalog, data: undefined }}
    >
      {(offered) => <CreateForm catalog={offered} preset={preset} onCreated={showCreated} />}
    </CreateScreen>
  )
}
