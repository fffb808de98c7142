import { Skeleton } from '@mantine/core'
import { IconFileCode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { getContainerManifestOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { CreateButton } from '#src/resources/list/create-button.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { ContainerTabProps } from '../container-detail-search.ts'
import { containerResource } from '../container-resource.ts'

/** YAML manifest of the container, to copy or to edit and deploy. */
export function ManifestTab({ resource: { id } }: ContainerTabProps) {
  const { data, error, isFetching, refetch } = useQuery(
    getContainerManifestOptions({ path: { containerId: id } }),
  )
  return (
    <Panel
      title="Manifest"
      aside={
        <CreateButton
          definition={containerResource}
          label="Edit as YAML"
          to={linkOptions({ to: '/compute/containers/new', search: { from: 'yaml', container: id } })}
          variant="outline"
          icon={<IconFileCode size={16} aria-hidden="true" />}
        />
      }
    >
      <Muted>Deploying this manifest unchanged has no effect. Secret values aren’t shown and are kept.</Muted>
      {data !== undefined ? (
        <CodeBlock code={data.manifest} label="YAML manifest" />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="14rem" />
      )}
    </Panel>
  )
}
