import { Button } from './button.tsx'

/** Loads a part of the page again after it failed. */
export function RetryButton({
  part,
  variant = 'link',
  retrying,
  onRetry,
}: {
  /** Name of the part, for screen readers. */
  readonly part: string
  readonly variant?: 'link' | 'outline'
  readonly retrying: boolean
  readonly onRetry: () => void
}) {
  return (
    <Button
      variant={variant}
      size="sm"
      loading={retrying}
      onClick={onRetry}
      aria-label={`Try again: ${part}`}
    >
      Try again
    </Button>
  )
}
