import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link.tsx'

/**
 * What a page shows that failed to load or fell over: what happened, another attempt, a way out. Stands in the place of
 * the page, so that the menus around it still work; when the whole layout failed, it stands alone.
 */
export default function RouteErrorMessage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorState
      error={error}
      level={1}
      onRetry={() => {
        // Loads again what failed to load; a page that fell over while drawing is drawn again.
        void router.invalidate().then(reset)
      }}
      actions={
        <LinkButton to="/" variant="ghost">
          Return to Home
        </LinkButton>
      }
    />
  )
}
