import { IconBook, IconChevronRight, IconLayoutDashboard, IconPlayerPlay } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { completeSignUp } from '#src/api/generated/sdk.gen.ts'
import type { PaidPlanId, SignUpCompletion } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { enterSession } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { brand } from '#src/brand.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.tsx'
import classes from '../auth.module.css'
import type { StartedSignUp } from './draft.ts'
import { SignUpAlert } from './sign-up-alert.tsx'
import styles from './welcome-step.module.css'

/** Suggested first steps. Each creates the account first, like the button below them. */
const suggestions = [
  {
    title: 'Start Interactive Tutorial',
    text: 'Create your first virtual machine, step by step.',
    path: '/compute/vms/new',
    Icon: IconPlayerPlay,
  },
  {
    title: 'Explore Dashboard',
    text: 'See resources, spending and alerts in one place.',
    path: '/dashboard',
    Icon: IconLayoutDashboard,
  },
  {
    title: 'Read Documentation',
    text: 'Guides and references for every product.',
    path: '/documentation',
    Icon: IconBook,
  },
] as const

interface WelcomeStepProps {
  readonly signUp: StartedSignUp
  readonly answers: SignUpCompletion
  /** Plan whose trial starts with the account. */
  readonly plan: PaidPlanId | undefined
  /** Target of "Go to Dashboard". */
  readonly home: string
  /** Called when the account exists and the user is signed in. */
  readonly onCreated: (path: string) => void
  /** Called when the server no longer knows the sign-up. */
  readonly onGone: () => void
  /** Called when the address isn't verified yet. */
  readonly onUnverified: () => void
}

export default function WelcomeStep({
  signUp,
  answers,
  plan,
  home,
  onCreated,
  onGone,
  onUnverified,
}: WelcomeStepProps) {
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: (_path: string) =>
      completeSignUp({ path: { signUpId: signUp.id }, body: { ...answers, ...(plan && { planId: plan }) } }),
    onSuccess: (session, path) => {
      enterSession(queryClient, session)
      toast.success('Account created successfully!', `Welcome to ${brand.name}. Let's get you started.`)
      onCreated(path)
    },
    onError: (error) => {
      if (isProblemWith(error, 'not_found')) onGone()
      else if (isProblemWith(error, 'not_verified')) onUnverified()
    },
  })
  // Stays true after success until the user leaves the screen.
  const busy = create.isPending || create.isSuccess

  return (
    <div className={classes.form}>
      {create.error && <SignUpAlert error={create.error} />}
      <ul className={styles.list}>
        {suggestions.map(({ title, text, path, Icon }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.suggestion}
              disabled={busy}
              onClick={() => create.mutate(path)}
            >
              <Icon size={20} aria-hidden="true" className={styles.icon} />
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <IconChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button fullWidth disabled={busy} onClick={() => create.mutate(home)}>
        {busy ? 'Creating your account...' : 'Go to Dashboard'}
      </Button>
    </div>
  )
}
