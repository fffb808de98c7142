import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getContainerCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Container, ManifestChanges } from '#src/api/generated/types.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import classes from './container-create.module.css'
import { containerResource } from './container-resource.ts'
import { CreateForm } from './create/create-form.tsx'
import { ManifestEditor } from './manifest/manifest-editor.tsx'

const route = getRouteApi('/_console/compute/containers/new')

/** `/compute/containers/new`: form or YAML. */
export function ContainerCreateScreen() {
  const { from, container: containerId } = route.useSearch()
  const navigate = route.useNavigate()
  const catalog = useQuery({
    ...getContainerCatalogOptions(),
    enabled: useCanChange(containerResource).allowed,
  })

  function showCreated(container: Container): void {
    toast.success(`${resourceLabel(container)} is starting`)
    void navigate(containerResource.linkTo(container.id))
  }

  function showDeployed({ changes }: ManifestChanges): void {
    const changed = changes.filter(({ action }) => action !== 'unchanged')
    const [first] = changed
    if (changed.length === 1 && first?.containerId) {
      toast.success(`${resourceLabel(first)} is being deployed`)
      void navigate(containerResource.linkTo(first.containerId))
    } else {
      toast.success(`${changed.length} containers are being deployed`)
      void navigate({ to: '/compute/containers' })
    }
  }

  return (
    <CreateScreen
      definition={containerResource}
      title={from === 'yaml' ? 'Deploy from YAML' : 'Deploy Container'}
      catalog={catalog}
    >
      {(offered) => (
        <>
          <div className={classes.way}>
            <SegmentedControl
              aria-label="How to deploy"
              data={[
                { value: 'form', label: 'Form' },
                { value: 'yaml', label: 'YAML' },
              ]}
              value={from}
              onChange={(value) =>
                void navigate({ search: { from: value === 'yaml' ? 'yaml' : 'form', container: '' } })
              }
            />
          </div>
          {from === 'yaml' ? (
            <ManifestEditor key={containerId} containerId={containerId} onDeployed={showDeployed} />
          ) : (
            <CreateForm catalog={offered} onCreated={showCreated} />
          )}
        </>
      )}
    </CreateScreen>
  )
}
