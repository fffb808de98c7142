import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { SignUpStart } from '#src/api/generated/types.gen.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import { findPlan, PLANS } from '#src/domain/plan-catalog.ts'
import { type PaidPlan, planChoicePath } from '#src/domain/plan-choice.ts'
import { afterSignIn } from '#src/domain/redirect.ts'
import type { Basics, SignUpStep } from '#src/domain/sign-up.ts'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'
import { BasicsStep } from './sign-up/basics-step.tsx'
import { reachedStep, useSignUpDraft } from './sign-up/draft.ts'
import { VerifyStep } from './sign-up/verify-step.tsx'
import { WizardProgress } from './sign-up/wizard-progress.tsx'

/* Later steps load when they are reached. */
const PersonalStep = onDemand(() => import('./sign-up/personal-step.tsx'))
const WelcomeStep = onDemand(() => import('./sign-up/welcome-step.tsx'))

interface SignUpScreenProps {
  /** Step from the URL. The draft limits how far the user may go. */
  readonly step: SignUpStep
  /** Target after sign-up, from the URL. Untrusted: validate before use. */
  readonly redirect?: string | undefined
  /** Plan whose trial starts with the account. */
  readonly plan?: PaidPlan | undefined
}

const headings: Readonly<Record<SignUpStep, readonly [title: string, description: string]>> = {
  1: ['Basic info', "Let's start with your basic information"],
  2: ['Verify email', 'Verify your email address'],
  3: ['Personalization', 'Help us personalize your experience'],
  4: ['Welcome', "You're all set! Welcome aboard"],
}

/** Sign-up wizard (spec part 1, section 2). The step is part of the URL, so the Back button works. */
export function SignUpScreen({ step: wanted, redirect, plan }: SignUpScreenProps) {
  const navigate = useNavigate({ from: '/signup' })
  const { draft, change, discard } = useSignUpDraft()
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' })
  const [started, setStarted] = useState<SignUpStart | null>(null)
  /** Reason why the user is back on an earlier step. */
  const [sentBack, setSentBack] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const reached = reachedStep(draft)
  const step = wanted <= reached ? wanted : reached

  const goTo = (next: SignUpStep, replace = false) =>
    navigate({ search: (search) => ({ ...search, step: next }), replace })
  const startOver = () => {
    change({ signUp: null, personalized: false })
    setStarted(null)
    setSentBack('Your sign-up has expired. Start again.')
    void goTo(1)
  }
  const verifyAgain = () => {
    if (draft.signUp) change({ signUp: { ...draft.signUp, verified: false } })
    setSentBack('Verify your email address first. Enter the code we sent.')
    void goTo(2)
  }

  useEffect(() => {
    if (wanted !== step) void navigate({ search: (search) => ({ ...search, step }), replace: true })
  }, [wanted, step, navigate])

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus()
  }, [step])

  const [heading, description] = headings[step]
  return (
    <>
      <WizardProgress step={step} />
      <AuthHeading title={heading} description={description} titleRef={title} />
      {plan !== undefined && <ChosenPlan plan={plan} />}
      {step === 1 && (
        <>
          {sentBack !== null && <FormAlert>{sentBack}</FormAlert>}
          <BasicsStep
            basics={{ email: draft.email, fullName: draft.fullName, ...passwords }}
            onChange={({ email, fullName, ...rest }: Partial<Basics>) => {
              setSentBack(null)
              setPasswords((before) => ({ ...before, ...rest }))
              if (email !== undefined) change({ email })
              if (fullName !== undefined) change({ fullName })
            }}
            isStarted={(start) => draft.signUp !== null && started !== null && isSame(started, start)}
            onDone={(signUp, start) => {
              setStarted(start)
              change({ signUp })
              void goTo(2)
            }}
            onContinue={() => void goTo(2)}
          />
        </>
      )}
      {step === 2 && draft.signUp && (
        <>
          {sentBack !== null && !draft.signUp.verified && <FormAlert>{sentBack}</FormAlert>}
          <VerifyStep
            signUp={draft.signUp}
            onBack={() => {
              setSentBack(null)
              void goTo(1)
            }}
            onChange={(signUp) => change({ signUp })}
            onContinue={() => {
              setSentBack(null)
              void goTo(3)
            }}
            onGone={startOver}
          />
        </>
      )}
      {step === 3 && (
        <PersonalStep
          answers={draft.personal}
          onChange={(personal) => change({ personal })}
          onBack={() => void goTo(2)}
          onContinue={() => {
            change({ personalized: true })
            void goTo(4)
          }}
        />
      )}
      {step === 4 && draft.signUp && (
        <WelcomeStep
          signUp={draft.signUp}
          answers={draft.personal}
          plan={plan}
          home={afterSignIn(redirect)}
          onCreated={(path) => {
            discard()
            void navigate({ href: path, replace: true })
          }}
          onGone={startOver}
          onUnverified={verifyAgain}
        />
      )}
      <p className={classes.footnote}>
        Already have an account?{' '}
        <Anchor
          to="/login"
          underline="always"
          search={{ redirect: redirect ?? (plan && planChoicePath(plan)) }}
        >
          Sign in
        </Anchor>
      </p>
    </>
  )
}

function ChosenPlan({ plan }: { readonly plan: PaidPlan }) {
  const { name, trialDays } = findPlan(plan) ?? PLANS[0]
  return (
    <p className={classes.chosenPlan}>
      Your {trialDays}-day trial of {name} starts with your account. No card needed.{' '}
      <Anchor to="/pricing" underline="always">
        Change plan
      </Anchor>
    </p>
  )
}

function isSame(a: SignUpStart, b: SignUpStart): boolean {
  return (
    normalizeEmail(a.email) === normalizeEmail(b.email) &&
    a.fullName === b.fullName &&
    a.password === b.password
  )
}
