import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link.tsx'

/**
 * Error message of a page that failed to load or to render, with a retry and a way out. Replaces only the page, so
 * that the menus stay usable; if the layout failed, it stands alone.
 */
export default function RouteErrorMessage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <ErrorState
      error={error}
      level={1}
      onRetry={() => {
        // Reloads what failed to load, then renders the page again.
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
