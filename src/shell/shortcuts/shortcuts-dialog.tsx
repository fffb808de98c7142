import { Switch } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useHasPermission, useSession } from '#src/api/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Keys } from '#src/ui/keys.tsx'
import { useNativeDialog } from '#src/ui/native-dialog.ts'
import { page } from '../pages.ts'
import { modifierName } from './platform.ts'
import { shortcuts } from './shortcuts.ts'
import classes from './shortcuts-dialog.module.css'
import { allowSingleKeys, closeShortcuts, useShortcutsState } from './shortcuts-state.ts'

/** List of shortcuts, with a switch for the single-key ones. Lazy-loaded when first opened. */
export default function ShortcutsDialog() {
  const { opened, singleKeys } = useShortcutsState()
  const signedIn = useSession()?.signedIn === true
  const hasPermission = useHasPermission()
  const dialog = useNativeDialog(opened, closeShortcuts)
  return (
    <dialog {...dialog} className={classes.dialog} aria-labelledby="shortcuts-title">
      <div className={classes.head}>
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={closeShortcuts}>
          <IconX size={18} />
        </Button>
      </div>
      <dl className={classes.list}>
        {shortcuts
          .filter((shortcut) => signedIn || !shortcut.console)
          .filter(
            ({ action }) => action.kind !== 'go' || !signedIn || hasPermission(page(action.to).permission),
          )
          .map(({ keys, label }) => (
            <div key={label} className={classes.row}>
              <dt>{label}</dt>
              <dd>
                <Keys keys={keys === 'mod+k' ? [modifierName, 'K'] : keys} />
              </dd>
            </div>
          ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        description="Turn them off if you use voice control."
        checked={singleKeys}
        onChange={(event) => allowSingleKeys(event.currentTarget.checked)}
      />
    </dialog>
  )
}
