import { DOMAIN_RENEWAL_DAYS } from '#src/domain/domain-name.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import type { DomainDialogProps } from './domain-dialog-props.ts'
import { useDomainUpdate } from './use-domain-update.ts'

export function AutoRenewDialog({ domain, opened, disabledReason, onClose }: DomainDialogProps) {
  const { id, name, expiresAt, renewalPrice } = domain
  const format = useFormat()
  const update = useDomainUpdate(id)
  // Keeps the text while the dialog closes, although the domain has changed.
  const isOn = useLastValue(opened ? domain.autoRenew : undefined) ?? domain.autoRenew
  const verb = isOn ? 'Turn off' : 'Turn on'
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(update, {
        asked: { autoRenew: !isOn },
        done: `Auto-renew of ${name} is ${isOn ? 'off' : 'on'}`,
        onClose,
      })}
      title={`${verb} auto-renew of ${name}?`}
      confirmLabel={verb}
      lockedBecause={disabledReason}
    >
      <p>
        {isOn
          ? `The registration ends on ${format.date(expiresAt)} unless you renew it. After that, anybody can register the domain.`
          : `We renew the domain for a year, ${DOMAIN_RENEWAL_DAYS} days before the registration ends. Each year costs ${format.money(renewalPrice)}, on your next invoice.`}
      </p>
    </ConfirmDialog>
  )
}
