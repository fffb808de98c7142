import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { AutoRenewDialog } from './auto-renew-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import type { DomainDialogProps } from './domain-dialog-props.ts'
import type { DomainSearch } from './domain-search.ts'
import { RenewDialog } from './renew-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

/** Dialogs of one domain. */
export default function DomainDialogs({
  domain,
  dialog,
  disabledReason,
  onClose,
}: Pick<DomainDialogProps, 'disabledReason' | 'onClose'> & {
  readonly domain: RegisteredDomain | undefined
  readonly dialog: DomainSearch['dialog']
}) {
  const shown = useLastValue(domain)
  if (shown === undefined) return null
  const propsOf = (name: DomainSearch['dialog']): DomainDialogProps => ({
    domain: shown,
    opened: domain !== undefined && dialog === name,
    disabledReason,
    onClose,
  })
  return (
    <>
      <RenewDialog {...propsOf('renew')} />
      <AutoRenewDialog {...propsOf('auto-renew')} />
      <TransferDialog {...propsOf('transfer')} />
      <ContactDialog {...propsOf('contact')} />
    </>
  )
}
