import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Me } from '#src/api/generated/types.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { replaceFocus } from '#src/ui/use-return-focus.ts'
import type { AccountTabProps } from '../account-tab.ts'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import classes from './email.module.css'
import { emailChangeQuery } from './use-email-change.ts'

const ChangeEmailDialog = dialogOnDemand(() => import('./change-email-dialog.tsx'))

type EmailPanelProps = Pick<AccountTabProps, 'search' | 'onDialog'> & { readonly me: Me }

/** Address for sign-in and mail, and its change, which the code sent to the new address confirms. */
export function EmailPanel({ me, search, onDialog }: EmailPanelProps) {
  const { data, error, refetch, isFetching } = useQuery(emailChangeQuery())
  const pending = data?.pending ?? null
  const opened = search.dialog === 'change-email' && data !== undefined && pending === null
  const codeField = useRef<HTMLInputElement>(null)
  const changeButton = useRef<HTMLButtonElement>(null)

  // The focused button is gone once the change has ended.
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && pending === null) replaceFocus(() => changeButton.current)
    wasPending.current = pending !== null
  }, [pending])

  return (
    <Panel title="Email address">
      <p className={classes.address}>{me.email}</p>
      <Muted>For signing in, and for emails from us.</Muted>
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <Skeleton height="2.25rem" width="12rem" />
          </div>
        )
      ) : pending ? (
        <ConfirmEmailForm key={pending.email} pending={pending} codeField={codeField} />
      ) : (
        <div className={classes.actions}>
          <Button ref={changeButton} variant="outline" onClick={() => onDialog('change-email')}>
            Change email address
          </Button>
        </div>
      )}
      <ChangeEmailDialog
        opened={opened}
        current={me.email}
        onStarted={() => {
          replaceFocus(() => codeField.current)
          onDialog('')
        }}
        onClose={() => onDialog('')}
      />
    </Panel>
  )
}
