import { TextInput } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import classes from './dialog.module.css'

interface TypedConfirmDialogProps extends Omit<ConfirmDialogProps, 'destructive' | 'locked'> {
  /** Has to be typed to confirm. */
  readonly name: string
  /** Why it can't be done now at all: nothing is asked to be typed then. @default null */
  readonly refusal?: string | null
}

/** Asks before something that can't be taken back, and wants the name of the thing typed. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  // A fresh form each time it opens: what was typed for one thing must not confirm another.
  return <TypedForm key={props.opened ? props.name : ''} {...props} />
}

function TypedForm({ name, refusal = null, error, children, ...dialog }: TypedConfirmDialogProps) {
  const [typed, setTyped] = useState('')
  return (
    <ConfirmDialog
      {...dialog}
      destructive
      locked={typed.trim() !== name}
      lockedBecause={refusal}
      // The server has said no for the same reason, which has been found out meanwhile.
      error={refusal === null ? error : null}
    >
      {children}
      {refusal !== null ? (
        <p className={classes.refusal}>
          <IconBan size={18} aria-hidden="true" />
          {refusal}
        </p>
      ) : (
        <TextInput
          label={
            <>
              Type <strong>{name}</strong> to confirm
            </>
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
    </ConfirmDialog>
  )
}
