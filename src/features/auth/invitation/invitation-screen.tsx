import { Alert, Skeleton } from '@mantine/core'
import { IconInfoCircle, IconMailOff, IconMailOpened } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { getInvitationLinkOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { acceptInvitation, getSession } from '#src/api/generated/sdk.gen.ts'
import type { InvitationOffer, LogInChallenge, SignedIn } from '#src/api/generated/types.gen.ts'
import { isProblemWith, NetworkFailure } from '#src/api/problem.ts'
import { enterSession, useSession, useSignOutHere } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { SIGNED_IN_HOME } from '#src/domain/redirect.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from '../auth.module.css'
import { AuthHeading } from '../auth-heading.tsx'
import { Outcome } from '../outcome.tsx'
import { SecondStep } from '../second-step.tsx'
import { useThrottle } from '../use-throttle.ts'
import { InvitationForm } from './invitation-form.tsx'

/** Titles for invitations that are no longer valid. */
const invalidLinkTitles = {
  not_found: 'Invitation not found',
  invitation_used: 'Invitation already used',
  invitation_canceled: 'Invitation canceled',
  invitation_expired: 'Invitation expired',
  // No token has this form, such as one that a mail program has joined with other text.
  invalid_parameters: 'This link no longer works',
} as const

const invalidLinkCodes = Object.keys(invalidLinkTitles) as (keyof typeof invalidLinkTitles)[]

/** Landing page of an invitation link: join the organization, or the reason why the link no longer works. */
export function InvitationScreen({ token }: { readonly token: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const throttle = useThrottle()
  const [isOver, setIsOver] = useState(false)
  /** Second step of a member who has joined again. */
  const [joining, setJoining] = useState<{
    readonly challenge: LogInChallenge
    readonly email: string
  } | null>(null)
  // Don't refetch a link that was just used while leaving the screen.
  const link = useQuery({
    ...getInvitationLinkOptions({ path: { token } }),
    staleTime: 0,
    enabled: !isOver,
  })

  const onJoined = (joined: SignedIn | LogInChallenge) => {
    setIsOver(true)
    if (!joined.signedIn) return setJoining({ challenge: joined, email: link.data?.email ?? '' })
    enterSession(queryClient, joined)
    welcome(joined)
  }
  const welcome = (joined: SignedIn) => {
    toast.success(`Welcome to ${joined.organization.name}`, `You joined as ${joined.teamRole}.`)
    void navigate({ href: SIGNED_IN_HOME, replace: true })
  }
  /** The invitation may have been used in another tab or canceled, or the response of the success was lost. */
  const onFailure = async (failure: Error) => {
    const before = session?.signedIn ? session.organization.id : null
    const now = failure instanceof NetworkFailure ? await getSession().catch(() => null) : null
    if (now?.signedIn && now.organization.id !== before) onJoined(now)
    else void link.refetch()
  }
  const accept = useMutation({
    mutationFn: () => acceptInvitation({ path: { token } }),
    onSuccess: onJoined,
    onError: onFailure,
  })

  if (joining !== null) {
    return (
      <SecondStep
        {...joining}
        throttle={throttle}
        onSignedIn={welcome}
        onBack={(reason) => {
          if (reason !== null)
            toast.error('Sign-in expired', 'You are a member now. Sign in with your password.')
          void navigate({ to: '/login', replace: true })
        }}
      />
    )
  }
  if (isProblemWith(link.error, ...invalidLinkCodes)) {
    return <InvalidLink error={link.error} signedIn={session?.signedIn === true} />
  }
  if (link.data === undefined && link.error !== null) {
    return (
      <ErrorState
        error={link.error}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
        level={1}
      />
    )
  }
  if (link.data === undefined || session === undefined) return <Waiting />

  const offer = link.data
  const { email, hasAccount, isBlocked, currentOrganization } = offer
  if (session.signedIn && session.user.email !== email) {
    return (
      <Offer offer={offer}>
        <OtherAccount session={session} offer={offer} />
      </Offer>
    )
  }
  if (session.signedIn) {
    const disabledReason = isBlocked
      ? `You are the only Owner of ${currentOrganization}. Make someone else an Owner first, or ask for an invitation to another address.`
      : null
    return (
      <Offer offer={offer}>
        {disabledReason !== null && <FormAlert>{disabledReason}</FormAlert>}
        {disabledReason === null && currentOrganization !== null && (
          <Alert color="blue" icon={<IconInfoCircle />}>
            You leave {currentOrganization} when you accept, because you can belong to only one organization.
            Your resources stay there.
          </Alert>
        )}
        {accept.error !== null && disabledReason === null && (
          <FormAlert>{problemOf(accept.error).detail}</FormAlert>
        )}
        <DisabledReason reason={disabledReason}>
          <Button fullWidth loading={accept.isPending} onClick={() => accept.mutate()}>
            Accept invitation
          </Button>
        </DisabledReason>
        <LinkButton to="/dashboard" variant="outline" fullWidth>
          Not now
        </LinkButton>
      </Offer>
    )
  }
  if (hasAccount) {
    return (
      <Offer offer={offer}>
        {accept.error !== null && <FormAlert>{problemOf(accept.error).detail}</FormAlert>}
        <p className={classes.text}>
          <strong>{email}</strong> already has an account. Sign in with it to accept.
        </p>
        <LinkButton to="/login" search={{ redirect: `/invitations/${token}` }} fullWidth>
          Sign in to accept
        </LinkButton>
      </Offer>
    )
  }
  return (
    <Offer offer={offer}>
      <InvitationForm token={token} email={email} onJoined={onJoined} onFailure={onFailure} />
    </Offer>
  )
}

function Offer({ offer, children }: { readonly offer: InvitationOffer; readonly children: ReactNode }) {
  const format = useFormat()
  const { organization, invitedBy, teamRole, customRoles, message, expiresAt } = offer
  const roles = [teamRole, ...customRoles].join(', ')
  return (
    <>
      <div className={classes.icon} aria-hidden="true">
        <IconMailOpened size={20} />
      </div>
      <AuthHeading
        title={`Join ${organization}`}
        description={`${invitedBy} invited you as ${roles}. The invitation expires on ${format.dateTime(expiresAt)}.`}
      />
      <div className={classes.form}>
        {message !== '' && <blockquote className={classes.quote}>{message}</blockquote>}
        {children}
      </div>
    </>
  )
}

/** Shown when the user is signed in with a different address than the invited one. */
function OtherAccount({ session, offer }: { readonly session: SignedIn; readonly offer: InvitationOffer }) {
  const signOut = useSignOutHere()
  return (
    <>
      <Alert color="blue" icon={<IconInfoCircle />}>
        This invitation is for {offer.email}, and you are signed in as {session.user.email}.
      </Alert>
      {signOut.error !== null && <FormAlert>{problemOf(signOut.error).detail}</FormAlert>}
      <Button fullWidth loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      <LinkButton to="/dashboard" variant="outline" fullWidth>
        Stay signed in
      </LinkButton>
    </>
  )
}

function InvalidLink({ error, signedIn }: { readonly error: Error; readonly signedIn: boolean }) {
  const code = invalidLinkCodes.find((it) => isProblemWith(error, it)) ?? 'not_found'
  return (
    <Outcome
      icon={<IconMailOff size={20} />}
      title={invalidLinkTitles[code]}
      description={
        code === 'invalid_parameters'
          ? 'This invitation link is invalid. Check that you copied the whole link.'
          : problemOf(error).detail
      }
    >
      {signedIn ? (
        <LinkButton to="/dashboard" fullWidth>
          Go to the dashboard
        </LinkButton>
      ) : code === 'invitation_used' ? (
        <LinkButton to="/login" fullWidth>
          Sign in
        </LinkButton>
      ) : (
        <LinkButton to="/" variant="outline" fullWidth>
          Go to the home page
        </LinkButton>
      )}
    </Outcome>
  )
}

function Waiting() {
  return (
    <div className={classes.form} aria-busy="true">
      <AuthHeading title="Invitation" description="Loading the invitation..." />
      <Skeleton height={58} />
      <Skeleton height={36} />
    </div>
  )
}
