import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { listSessionsQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { changePassword } from '#src/api/generated/sdk.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { NewPasswordFields, useNewPassword } from '#src/resources/passwords/new-password-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert, WaitAlert } from '#src/ui/form-alert.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { selectField } from '#src/ui/select-field.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { isThrottle, retryDisabledReason, useRetryAfter } from '#src/ui/use-retry-after.ts'
import classes from './security.module.css'

/** Changes the password. Requires the current password. */
export function PasswordPanel() {
  const client = useQueryClient()
  const format = useFormat()
  const { user } = useSignedIn()
  const entered = useNewPassword()
  const [current, setCurrent] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const currentField = useRef<HTMLInputElement>(null)

  const change = useMutation({
    mutationFn: () => changePassword({ body: { currentPassword: current, password: entered.password } }),
    onSuccess: ({ ended }) => {
      setCurrent('')
      entered.clear()
      toast.success(
        'Password changed',
        ended === 0
          ? 'You had no other active sessions.'
          : `${countOf(ended, { one: 'other session was', many: 'other sessions were' }, format.number)} signed out.`,
      )
      void client.invalidateQueries({ queryKey: listSessionsQueryKey() })
    },
    onError: (error) => {
      const wrong = fieldErrors(error)
      const field = wrong.currentPassword !== undefined ? currentField : entered.passwordField
      if (Object.keys(wrong).length > 0) selectField(field.current)
    },
  })
  const serverErrors = change.isPending ? {} : fieldErrors(change.error)
  const problem = formProblem(change.error, ['currentPassword', 'password'])
  const wait = useRetryAfter(change.error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending || wait > 0) return
    if (current === '') {
      setMissing('Enter your current password')
      currentField.current?.focus()
    } else if (entered.check()) change.mutate()
  }

  return (
    <Panel as="form" title="Password" label="Change password" onSubmit={submit}>
      <Muted>Changing your password signs out all other devices.</Muted>
      <div className={classes.fields}>
        {wait > 0 && <WaitAlert reason={`${problemOf(change.error).title}.`} seconds={wait} />}
        {problem && !change.isPending && !isThrottle(change.error) && <FormAlert>{problem}</FormAlert>}
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          ref={currentField}
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          withAsterisk={false}
          disabled={change.isPending}
          error={missing ?? serverErrors.currentPassword}
          value={current}
          onChange={(event) => {
            setCurrent(event.currentTarget.value)
            setMissing(null)
            if (change.isError && wait === 0) change.reset()
          }}
        />
        <NewPasswordFields
          entered={{
            ...entered,
            change: (part) => {
              entered.change(part)
              if (change.isError && wait === 0) change.reset()
            },
          }}
          disabled={change.isPending}
          serverError={serverErrors.password}
        />
        <div>
          <DisabledReason reason={retryDisabledReason(wait)}>
            <Button type="submit" loading={change.isPending}>
              Change password
            </Button>
          </DisabledReason>
        </div>
      </div>
    </Panel>
  )
}
