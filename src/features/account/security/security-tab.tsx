import { DangerZone } from '#src/resources/detail/danger-zone.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { PasswordPanel } from './password-panel.tsx'
import { TwoFactorPanel } from './two-factor-panel.tsx'

const SetUpDialog = dialogOnDemand(() => import('./set-up-dialog.tsx'))
const RecoveryCodesDialog = dialogOnDemand(() => import('./recovery-codes-dialog.tsx'))
const DisableDialog = dialogOnDemand(() => import('./disable-dialog.tsx'))
const CloseAccountDialog = dialogOnDemand(() => import('./close-account-dialog.tsx'))

export default function SecurityTab({ search, onDialog }: AccountTabProps) {
  const close = () => onDialog('')
  const isOpen = (name: typeof search.dialog) => ({ opened: search.dialog === name, onClose: close })
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
      <SetUpDialog {...isOpen('two-factor')} />
      <RecoveryCodesDialog {...isOpen('recovery-codes')} />
      <DisableDialog {...isOpen('disable-two-factor')} />
      <CloseAccountDialog {...isOpen('close-account')} />
    </PanelStack>
  )
}
