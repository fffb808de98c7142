import { Skeleton } from '@mantine/core'
import { IconCheck, IconLinkOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPasswordResetOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { resetPassword } from '#src/api/generated/sdk.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { sessionQuery } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { Outcome } from './outcome.tsx'

const DEAD_LINK_CODES = ['not_found', 'reset_used', 'reset_expired'] as const

/** No token has this form, such as one that a mail program has joined with other text. */
const MALFORMED_LINK_CODE = 'invalid_parameters'

/** Landing page of a password reset link: the form, or the reason why the link no longer works. */
export function ResetPasswordScreen({ token }: { readonly token: string }) {
  const queryClient = useQueryClient()
  const link = useQuery({
    ...getPasswordResetOptions({ path: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const reset = useMutation({
    mutationFn: (password: string) => resetPassword({ path: { token }, body: { password } }),
    // The reset ends all sessions of the account, maybe including this browser's.
    onSuccess: () => queryClient.invalidateQueries(sessionQuery()),
  })

  const isMalformed = isProblemWith(link.error, MALFORMED_LINK_CODE)
  const dead = isMalformed
    ? link.error
    : [reset.error, link.error].find((error) => isProblemWith(error, ...DEAD_LINK_CODES))
  if (reset.isSuccess) {
    return (
      <Outcome
        icon={<IconCheck size={20} />}
        title="Password changed"
        description="Every device was signed out. Sign in with your new password."
      >
        <LinkButton to="/login" fullWidth>
          Sign in
        </LinkButton>
      </Outcome>
    )
  }
  if (dead) {
    return (
      <Outcome
        icon={<IconLinkOff size={20} />}
        title="This link no longer works"
        description={isMalformed ? 'This link is invalid. Request a new one.' : problemOf(dead).detail}
      >
        <LinkButton to="/forgot-password" fullWidth>
          Send a new link
        </LinkButton>
      </Outcome>
    )
  }
  if (link.error) {
    return (
      <ErrorState
        error={link.error}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
        level={1}
      />
    )
  }
  if (!link.data) return <Waiting />
  return (
    <>
      <AuthHeading title="Choose a new password" description={`For the account ${link.data.emailHint}`} />
      <NewPasswordForm pending={reset.isPending} error={reset.error} onSubmit={reset.mutate} />
    </>
  )
}

function Waiting() {
  return (
    <div className={classes.form} aria-busy="true">
      <AuthHeading title="Choose a new password" description="Checking the link..." />
      <Skeleton height={58} />
      <Skeleton height={58} />
      <Skeleton height={36} />
    </div>
  )
}
