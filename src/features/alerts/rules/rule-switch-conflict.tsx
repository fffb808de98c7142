import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { actorName } from '../alert-labels.ts'
import { toFields } from './rule-fields.ts'
import { RuleVersions } from './rule-versions.tsx'
import type { RuleSwitch } from './use-rule-switch.ts'

/** Conflict dialog for a rule that changed before it was enabled or disabled. Shows both versions. */
export function RuleSwitchConflict({ ruleSwitch }: { readonly ruleSwitch: RuleSwitch }) {
  const { conflict, pending, turn, yieldToTheirs } = ruleSwitch
  const shown = useLastValue(conflict)
  if (shown === null) return null
  const { seen, theirs, enabled } = shown
  const verb = enabled ? 'Enable' : 'Disable'
  return (
    <Dialog opened={conflict !== null} onClose={yieldToTheirs} title="Changed by someone else" size="lg">
      <div className={dialog.body}>
        <p>
          {actorName(theirs.updatedBy)} changed {theirs.name} <RelativeTime at={theirs.updatedAt} /> while you
          had this page open. It has not been {enabled ? 'enabled' : 'disabled'}.
        </p>
        <RuleVersions
          left={{ title: 'As you saw it', fields: toFields(seen), enabled: seen.enabled }}
          right={{ title: 'As it is now', fields: toFields(theirs), enabled: theirs.enabled }}
        />
        <div className={dialog.actions}>
          <Button variant="outline" onClick={yieldToTheirs} data-autofocus>
            Keep as is
          </Button>
          {theirs.enabled !== enabled && (
            <Button loading={pending} onClick={() => turn(theirs, enabled)}>
              {verb} it anyway
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
