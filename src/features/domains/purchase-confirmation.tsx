import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { DomainPurchase } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { LinkButton } from '#src/ui/link.tsx'
import classes from './purchase-dialog.module.css'

/** Confirmation of a purchase, with the link to the new zone. */
export function PurchaseConfirmation({
  purchase: { domain, email, zone },
  onClose,
}: {
  readonly purchase: DomainPurchase
  readonly onClose: () => void
}) {
  const words = useRef<HTMLParagraphElement>(null)
  // The form had the focus and is gone, so focus the text.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={dialog.body}>
      <p ref={words} tabIndex={-1} className={classes.bought}>
        <IconCircleCheck size={28} aria-hidden="true" />
        <strong>Congratulations!</strong>
      </p>
      <p>
        <strong>{domain}</strong> is yours for a year. Setup instructions have been sent to {email}.
      </p>
      {zone !== null && <p>We’re creating its DNS zone, which will be ready for records in a moment.</p>}
      <div className={dialog.actions}>
        {zone !== null && (
          <LinkButton variant="outline" to="/services/dns/$dnsZoneId" params={{ dnsZoneId: zone.id }}>
            Open DNS Zone
          </LinkButton>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
