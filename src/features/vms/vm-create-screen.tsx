import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import {
  getVmCatalogOptions,
  getVmOptions,
  getVmUserDataOptions,
  listNetworksOptions,
  listSshKeysOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { draftLike, initialDraft } from './create/vm-draft.ts'
import { vmResource } from './vm-resource.ts'

/** Loaded only if the VM to copy from can't be: it is in the code of detail pages. */
const Notice = onDemand(async () => ({ default: (await import('#src/resources/detail/notice.tsx')).Notice }))

const route = getRouteApi('/_console/compute/vms/new')

/** `/compute/vms/new`, with `?from=` the values of an existing VM. */
export function VmCreateScreen() {
  const { from, ...preset } = route.useSearch()
  const navigate = route.useNavigate()
  const { allowed: enabled } = useCanChange(vmResource)
  const catalog = useQuery({ ...getVmCatalogOptions(), enabled })
  // Wait for the networks, or the form would ask for a network although a default exists.
  const { isFetched: networksAreIn } = useQuery({ ...listNetworksOptions(), enabled })
  const isCopy = from !== undefined
  const model = useQuery({ ...getVmOptions({ path: { vmId: from ?? '' } }), enabled: enabled && isCopy })
  const keys = useQuery({ ...listSshKeysOptions(), enabled: enabled && isCopy })
  const userData = useQuery({
    ...getVmUserDataOptions({ path: { vmId: from ?? '' } }),
    enabled: enabled && isCopy,
  })
  // Not `isLoading`, which is true again while a part of the form retries what failed: the form would start over.
  const modelIsIn = !isCopy || [model, keys, userData].every(({ isFetched }) => isFetched)

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
      title={model.data === undefined ? 'Create VM' : `Create VM like ${model.data.name}`}
      catalog={networksAreIn && modelIsIn ? catalog : { ...catalog, data: undefined }}
    >
      {(offered) => (
        <>
          {model.error && <Notice>Couldn’t load the VM to copy from: {problemOf(model.error).detail}</Notice>}
          <CreateForm
            catalog={offered}
            initial={
              model.data === undefined
                ? initialDraft(offered, preset)
                : draftLike(model.data, {
                    catalog: offered,
                    keys: keys.data?.items ?? [],
                    userData: userData.data?.userData ?? null,
                  })
            }
            name={from === undefined ? 'vm' : `vm-like-${from}`}
            onCreated={showCreated}
          />
        </>
      )}
    </CreateScreen>
  )
}
