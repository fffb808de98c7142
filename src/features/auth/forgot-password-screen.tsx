import { TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { requestPasswordReset } from '#src/api/generated/sdk.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { isEmail } from '#src/domain/email.ts'
import { Button } from '#src/ui/button.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { selectField } from '#src/ui/select-field.ts'
import { usePreHydrationForm } from '#src/ui/use-pre-hydration-form.ts'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'

/** Requests a reset link. Shows the same message for every address, so it doesn't reveal which accounts exist. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const form = usePreHydrationForm(({ email = '' }) => setEmail(email))
  const requestLink = useMutation({
    mutationFn: (address: string) => requestPasswordReset({ body: { email: address } }),
    onError: (error) => {
      setProblem(fieldErrors(error).email ?? null)
      selectField(field.current)
    },
  })

  useEffect(() => {
    if (requestLink.isSuccess) title.current?.focus()
  }, [requestLink.isSuccess])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = email.trim()
    if (isEmail(address)) {
      requestLink.mutate(address)
    } else {
      setProblem(address === '' ? 'Enter your email address' : 'Enter a valid email address')
      field.current?.focus()
    }
  }

  if (requestLink.isSuccess) {
    return (
      <>
        <div className={classes.icon} aria-hidden="true">
          <IconMail size={20} />
        </div>
        <AuthHeading titleRef={title} title="Check your email" description={requestLink.data.message} />
        <div className={classes.form}>
          <p className={classes.text}>
            The link expires in 30 minutes. If it doesn’t arrive, check your spam folder.
          </p>
          <Button variant="outline" onClick={() => requestLink.reset()}>
            Use another address
          </Button>
        </div>
        <BackToSignIn />
      </>
    )
  }
  return (
    <>
      <AuthHeading title="Forgot password" description="We’ll email you a link to choose a new password" />
      <form
        ref={form}
        method="post"
        noValidate
        aria-label="Forgot password"
        className={classes.form}
        onSubmit={submit}
      >
        {requestLink.error && !problem && <FormAlert>{problemOf(requestLink.error).detail}</FormAlert>}
        <TextInput
          ref={field}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          placeholder="you@example.com"
          required
          withAsterisk={false}
          disabled={requestLink.isPending}
          error={problem}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <Button type="submit" fullWidth disabled={requestLink.isPending}>
          {requestLink.isPending ? 'Sending the link...' : 'Send reset link'}
        </Button>
      </form>
      <BackToSignIn />
    </>
  )
}

function BackToSignIn() {
  return (
    <p className={classes.footnote}>
      <Anchor to="/login">Back to sign in</Anchor>
    </p>
  )
}
