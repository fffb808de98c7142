import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getContainerManifestOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ManifestChanges } from '#src/api/generated/types.gen.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'

/** Initial text of the editor: one service, with the optional fields as comments. */
const MANIFEST_TEMPLATE = `# One document for each container, separated by ---
name: my-service
namespace: development
region: us-east
image: registry.example/team/my-service:1.0.0
planId: ctplan_starter # ctplan_professional, ctplan_enterprise
replicas: 1
ports:
  - port: 8080
    protocol: tcp
    public: true
env:
  - name: LOG_LEVEL
    value: info
# dependsOn: [development/another-service]
# tags: [env:development]
`

// Loaded on demand, because most users deploy with the form.
const ManifestForm = onDemand(
  async () => ({ default: (await import('./manifest-form.tsx')).ManifestForm }),
  EditorSkeleton,
)

interface Props {
  readonly onDeployed: (changes: ManifestChanges) => void
}

/** Editor with the manifest of a container, or with the template. */
export function ManifestEditor({ containerId, onDeployed }: Props & { readonly containerId: string }) {
  return containerId === '' ? (
    <ManifestForm name="manifest" initial={MANIFEST_TEMPLATE} onDeployed={onDeployed} />
  ) : (
    <ManifestOf containerId={containerId} onDeployed={onDeployed} />
  )
}

function ManifestOf({ containerId, onDeployed }: Props & { readonly containerId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...getContainerManifestOptions({ path: { containerId } }),
    // Never refetch: the text must not change while the user edits it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data !== undefined) {
    return <ManifestForm name={`manifest-${containerId}`} initial={data.manifest} onDeployed={onDeployed} />
  }
  if (error !== null) return <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
  return <EditorSkeleton />
}

function EditorSkeleton() {
  return <Skeleton height="26rem" aria-busy="true" />
}
