import { TextInput } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import classes from './dialog.module.css'

interface TypedConfirmDialogProps extends Omit<ConfirmDialogProps, 'destructive' | 'locked'> {
  /** Text to type for confirmation. */
  readonly name: string
  /** Reason why it is not possible now; hides the text field. @default null */
  readonly disabledReason?: string | null
}

/** Asks the user to type a name before an irreversible action. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  // Reset when it opens, so that text typed for one resource can't confirm another.
  return <TypedForm key={props.opened ? props.name : ''} {...props} />
}

function TypedForm({ name, disabledReason = null, error, children, ...dialog }: TypedConfirmDialogProps) {
  const [typed, setTyped] = useState('')
  return (
    <ConfirmDialog
      {...dialog}
      destructive
      locked={typed.trim() !== name}
      disabledReason={disabledReason}
      // The server's error has the same reason, which is already shown.
      error={disabledReason === null ? error : null}
    >
      {children}
      {disabledReason !== null ? (
        <p className={classes.denial}>
          <IconBan size={18} aria-hidden="true" />
          {disabledReason}
        </p>
      ) : (
        <TextInput
          label={
            <>
              Type <strong translate="no">{name}</strong> to confirm
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
