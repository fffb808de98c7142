import { IconBuildingBank } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { brand } from '#src/brand.ts'
import type { CardSummary } from '#src/domain/card.ts'
import classes from './bank-page.module.css'
import { cardName } from './card-name.ts'

/** Simulated page on which the cardholder confirms a request; stands in for the bank's own page. */
export function BankPage({
  card,
  purpose,
  note,
}: {
  readonly card: CardSummary
  /** Renders the purpose of the request around the card. */
  readonly purpose: (card: ReactNode) => ReactNode
  /** Additional line below the purpose. */
  readonly note?: ReactNode
}) {
  return (
    <div className={classes.bank}>
      <p className={classes.name}>
        <IconBuildingBank size={20} aria-hidden="true" />
        Your card’s bank
      </p>
      <p>
        {brand.company} wants to {purpose(<span className={classes.card}>{cardName(card)}</span>)}.
      </p>
      {note && <p className={classes.muted}>{note}</p>}
      <p className={classes.muted}>This page simulates your bank. Confirm or decline as the cardholder.</p>
    </div>
  )
}
