import { useQuery } from '@tanstack/react-query'
import { readFromMock } from '#src/api/mock-routes.ts'
import classes from './shown-code.module.css'

/** Polling interval in milliseconds; a code is valid for 30 seconds. */
const POLL_INTERVAL_MS = 5000

interface ShownCodeProps {
  /** Source of the code: a secret during set-up, or the challenge of a sign-in that waits for its second factor. */
  readonly of: { readonly secret: string } | { readonly challenge: string }
}

/** Current authenticator code, by the mock's clock. Loaded in mocked builds only. */
export default function ShownCode({ of }: ShownCodeProps) {
  const { data: code } = useQuery({
    queryKey: ['demo-one-time-code', of],
    queryFn: async () => {
      const path = `/one-time-code?${new URLSearchParams({ ...of })}` as const
      const { code } = await readFromMock<{ code: string | null }>(path)
      return code
    },
    refetchInterval: POLL_INTERVAL_MS,
    gcTime: 0,
    retry: false,
  })
  if (typeof code !== 'string') return null
  return (
    <aside className={classes.root} aria-label="About this demo">
      <p>
        This is a demo. An authenticator app would show <strong className="mono">{code}</strong> now.
      </p>
    </aside>
  )
}
