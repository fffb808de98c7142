import { useQuery } from '@tanstack/react-query'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { isLastServing } from '#src/domain/load-balancer.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { targetsQuery } from './targets-query.ts'

export interface TargetDialogProps {
  readonly balancer: LoadBalancer
  /** Target of the dialog. */
  readonly vmId: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** Target of a dialog, kept while the dialog closes. */
export function useDialogTarget({ balancer, vmId, opened, onClose }: TargetDialogProps) {
  const { data } = useQuery({ ...targetsQuery(balancer.id), enabled: opened })
  const target = data?.items.find(({ vm }) => vm.id === vmId)
  const isFound = target !== undefined
  useMissingRow({ opened, id: vmId, isFound, isLoaded: data !== undefined, noun: 'target', onClose })
  return {
    opened: opened && isFound,
    /** Undefined until the first one is found. */
    target: useLastValue(target),
    isLast: useLastValue(opened ? isLastServing(data?.items ?? [], vmId) : undefined),
  }
}
