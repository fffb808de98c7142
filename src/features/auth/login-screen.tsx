import { Alert, Checkbox, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LogInChallenge } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { useLogIn } from '#src/api/session.ts'
import { useSessionEnded } from '#src/api/session-ended.ts'
import { isEmail } from '#src/domain/email.ts'
import { afterSignIn } from '#src/domain/redirect.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert, WaitAlert } from '#src/ui/form-alert.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { selectField } from '#src/ui/select-field.ts'
import { toast } from '#src/ui/toast.tsx'
import { usePreHydrationForm } from '#src/ui/use-pre-hydration-form.ts'
import { retryDisabledReason } from '#src/ui/use-retry-after.ts'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'
import { DemoPeople } from './demo/index.tsx'
import { SecondStep } from './second-step.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useThrottle } from './use-throttle.ts'

interface LoginScreenProps {
  /** Target after sign-in, from the URL. Untrusted: validate before use. */
  readonly redirect?: string | undefined
}

interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

export function LoginScreen({ redirect }: LoginScreenProps) {
  const navigate = useNavigate()
  const sessionEnded = useSessionEnded()
  const logIn = useLogIn()
  const throttle = useThrottle()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const [challenge, setChallenge] = useState<LogInChallenge | null>(null)
  /** Reason why the second step returned to this form. */
  const [sentBack, setSentBack] = useState<string | null>(null)
  const [values, setValues] = useState<Credentials>({ email: '', password: '', remember: false })
  const [errors, setErrors] = useState<FieldErrors>({})
  const wait = throttle.secondsFor(values.email)
  // Until the next page replaces the form, which may still have to load. The same form returns when a session ends.
  const isBusy = logIn.isPending || (logIn.data?.signedIn === true && !sessionEnded)

  const change = (changed: Partial<Credentials>) => {
    setValues((before) => ({ ...before, ...changed }))
    const unchanged = Object.entries(errors).filter(([field]) => !(field in changed))
    setErrors(Object.fromEntries(unchanged))
  }

  const form = usePreHydrationForm(({ email = '', password = '', remember }) =>
    change({ email, password, remember: remember !== undefined }),
  )

  const handleSignedIn = () => {
    toast.success('Welcome back!', 'You have been successfully logged in.')
    void navigate({ href: afterSignIn(redirect), replace: true })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = validate(values)
    setErrors(found)
    const [firstWrong] = Object.keys(found)
    if (firstWrong !== undefined) return focusField(event.currentTarget, firstWrong)
    if (wait > 0) return
    setSentBack(null)
    const email = values.email.trim()
    logIn.mutate(
      { ...values, email },
      {
        onSuccess: (response) => {
          if (response.signedIn) return handleSignedIn()
          setChallenge(response)
          // Don't keep the password longer than needed.
          change({ password: '' })
        },
        onError: (error) => {
          if (isProblemWith(error, 'too_many_attempts')) throttle.start(email, error)
          const wrong = fieldErrors(error)
          setErrors(wrong)
          selectField('email' in wrong ? emailField.current : passwordField.current)
        },
      },
    )
  }

  if (challenge) {
    return (
      <SecondStep
        key={challenge.challengeId}
        challenge={challenge}
        email={values.email.trim()}
        throttle={throttle}
        onSignedIn={handleSignedIn}
        onBack={(reason) => {
          flushSync(() => {
            setChallenge(null)
            setSentBack(reason)
          })
          passwordField.current?.focus()
        }}
      />
    )
  }

  return (
    <>
      <AuthHeading title="Welcome back" description="Sign in to your account to continue" />
      <form
        ref={form}
        method="post"
        noValidate
        aria-label="Sign in"
        className={classes.form}
        onSubmit={submit}
      >
        {sessionEnded && !logIn.error && sentBack === null && (
          <Alert color="blue" role="status" icon={<IconInfoCircle />}>
            Your session has ended. Please sign in again.
          </Alert>
        )}
        {sentBack !== null && <FormAlert>{sentBack}</FormAlert>}
        <LoginFailure error={logIn.isPending ? null : logIn.error} wait={wait} />
        <TextInput
          ref={emailField}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          placeholder="you@example.com"
          required
          withAsterisk={false}
          disabled={isBusy}
          error={errors.email}
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <PasswordField
          ref={passwordField}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          disabled={isBusy}
          error={errors.password}
          value={values.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        <div className={classes.row}>
          <Checkbox
            label="Remember me"
            name="remember"
            disabled={isBusy}
            checked={values.remember}
            onChange={(event) => change({ remember: event.currentTarget.checked })}
          />
          <Anchor to="/forgot-password">Forgot password?</Anchor>
        </div>
        <DisabledReason reason={retryDisabledReason(wait)}>
          <Button ref={submitButton} type="submit" fullWidth disabled={isBusy}>
            {isBusy ? 'Signing in...' : 'Sign in'}
          </Button>
        </DisabledReason>
      </form>
      <SocialButtons disabled={isBusy} />
      <p className={classes.footnote}>
        Don’t have an account?{' '}
        <Anchor to="/signup" underline="always" search={{ redirect }}>
          Sign up
        </Anchor>
      </p>
      <DemoPeople
        disabled={isBusy}
        onChoose={(credentials) => {
          change(credentials)
          setErrors({})
          submitButton.current?.focus()
        }}
      />
    </>
  )
}

function LoginFailure({ error, wait }: { readonly error: Error | null; readonly wait: number }) {
  if (wait > 0) return <WaitAlert reason="Too many failed attempts." seconds={wait} />
  // The wait is over, so the throttling error no longer applies. Field errors show at their fields.
  if (isProblemWith(error, 'too_many_attempts')) return null
  const problem = formProblem(error, ['email', 'password'])
  return problem && <FormAlert>{problem}</FormAlert>
}

/** Messages by field name. */
type FieldErrors = Readonly<Record<string, string>>

function validate({ email, password }: Credentials): FieldErrors {
  const address = email.trim()
  return {
    ...(address === '' && { email: 'Enter your email address' }),
    ...(address !== '' && !isEmail(address) && { email: 'Enter a valid email address' }),
    ...(password === '' && { password: 'Enter your password' }),
  }
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
