import { IconFileText, IconFilterOff } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { focusContent } from '#src/ui/focus-content.ts'

/** State of a search without lines; loaded on demand, since few searches have none. */
export default function EmptyLog({
  isNarrowed,
  isLive,
  onClear,
}: {
  readonly isNarrowed: boolean
  readonly isLive: boolean
  readonly onClear: () => void
}) {
  if (isLive) {
    return (
      <EmptyState
        title="No new lines yet"
        description="New lines that match this search appear here."
        icon={<IconFileText size={22} />}
      />
    )
  }
  return isNarrowed ? (
    <EmptyState
      title="No log lines match"
      description="No lines match this search in the selected range. Change the search, extend the range or clear the filters."
      icon={<IconFilterOff size={22} />}
      action={
        <Button
          variant="outline"
          onClick={() => {
            onClear()
            focusContent()
          }}
        >
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="No log lines in this range"
      description="Logs of your VMs, containers and services appear here."
      icon={<IconFileText size={22} />}
    />
  )
}
