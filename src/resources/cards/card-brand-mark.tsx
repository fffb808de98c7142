import { IconCreditCard } from '@tabler/icons-react'
import { CARD_BRAND_FACTS, type CardBrand } from '#src/domain/card.ts'
import classes from './cards.module.css'

const MARKS: Readonly<Record<CardBrand, string | null>> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  diners: 'DC',
  jcb: 'JCB',
  unionpay: 'UP',
  maestro: 'MAES',
  unknown: null,
}

/** Card brand as a short text. The brand logos are trademarks, so they aren't used. */
export function CardBrandMark({ brand }: { readonly brand: CardBrand }) {
  const mark = MARKS[brand]
  return (
    <span className={classes.mark} title={CARD_BRAND_FACTS[brand].label} aria-hidden="true">
      {mark ?? <IconCreditCard size={18} />}
    </span>
  )
}
