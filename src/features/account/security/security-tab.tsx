import { DangerZone } from '#src/resources/detail/danger-zone.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import type { AccountTabProps } from '../account-tab.ts'
import { PasswordPanel } from './password-panel.tsx'
import { TwoFactorPanel } from './two-factor-panel.tsx'

const SetUpDialog = onDemand(() => import('./set-up-dialog.tsx'))
const RecoveryCodesDialog = onDemand(() => import('./recovery-codes-dialog.tsx'))
const DisableDialog = onDemand(() => import('./disable-dialog.tsx'))
const CloseAccountDialog = onDemand(() => import('./close-account-dialog.tsx'))

export default function SecurityTab({ search, onDialog }: AccountTabProps) {
  const close = () => onDialog('')
  const isOpen = (name: typeof search.dialog) => ({ opened: search.dialog === name, onClose: close })
  const settingUp = useHasBeenTrue(search.dialog === 'two-factor')
  const renewing = useHasBeenTrue(search.dialog === 'recovery-codes')
  const disabling = useHasBeenTrue(search.dialog === 'disable-two-factor')
  const closing = useHasBeenTrue(search.dialog === 'close-account')
  return (
    <PanelStack>
      <PasswordPanel />
      <TwoFactorPanel onDialog={onDialog} />
      <DangerZone
        title="Close account"
        description="You leave all organizations and can no longer sign in. You can review what is deleted first."
        label="Close account"
        reason={null}
        onDelete={() => onDialog('close-account')}
      />
      {settingUp && <SetUpDialog {...isOpen('two-factor')} />}
      {renewing && <RecoveryCodesDialog {...isOpen('recovery-codes')} />}
      {disabling && <DisableDialog {...isOpen('disable-two-factor')} />}
      {closing && <CloseAccountDialog {...isOpen('close-account')} />}
    </PanelStack>
  )
}
