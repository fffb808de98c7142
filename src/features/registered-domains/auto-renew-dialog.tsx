import { DOMAIN_RENEWAL_DAYS } from '#src/domain/domain-name.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import type { DomainDialogProps } from './domain-dialog-props.ts'
import { useDomainUpdate } from './use-domain-update.ts'

export function AutoRenewDialog({ domain, opened, disabledReason, onClose }: DomainDialogProps) {
  // Keeps the text while the dialog closes, although the domain has changed.
  const { id, name, status, autoRenew, expiresAt, renewalPrice } =
    useLastValue(opened ? domain : undefined) ?? domain
  const format = useFormat()
  const update = useDomainUpdate(id)
  const price = format.money(renewalPrice)
  const renewalDay = `${DOMAIN_RENEWAL_DAYS} days before the registration ends`
  const verb = autoRenew ? 'Turn off' : 'Turn on'
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(update, {
        variables: { autoRenew: !autoRenew },
        successMessage: `Auto-renew of ${name} is ${autoRenew ? 'off' : 'on'}`,
        onClose,
      })}
      title={`${verb} auto-renew of ${name}?`}
      confirmLabel={verb}
      disabledReason={disabledReason}
    >
      <p>
        {autoRenew
          ? `The registration ends on ${format.date(expiresAt)} unless you renew it. After that, you may lose the domain.`
          : status === 'active'
            ? `We renew the domain for a year, ${renewalDay}. Each year costs ${price}, on your next invoice.`
            : `It renews now for a year, for ${price} on your next invoice. Then it renews every year, ${renewalDay}.`}
      </p>
    </ConfirmDialog>
  )
}
