import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listNetworksOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useVmForm } from './form-context.ts'
import { networkOf } from './vm-draft.ts'

export function NetworkSection({ step }: { readonly step: number }) {
  const { catalog, networks, draft, change, problems } = useVmForm()
  const query = useQuery(listNetworksOptions())
  const region = catalog.regions.find(({ id }) => id === draft.region)
  return (
    <FormSection
      id="networkId"
      step={step}
      title="Network"
      description={`VMs in the same network can reach each other by private IP. Networks in ${region?.name ?? draft.region}:`}
    >
      {query.isPending && <Skeleton height="4rem" />}
      {query.error !== null && query.data === undefined && (
        <ErrorState error={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
      )}
      <ChoiceCards
        label="Network"
        hideLabel
        name="network"
        value={networkOf(draft, networks)?.id ?? ''}
        choices={networks
          .filter((network) => network.region === draft.region)
          .map(({ id, name, cidr, isDefault }) => ({
            value: id,
            title: name,
            detail: isDefault ? `${cidr} · default` : cidr,
          }))}
        onChange={(networkId) => change({ networkId })}
        error={problemAt(problems, 'networkId')}
      />
    </FormSection>
  )
}
