import type { DomainOffer, DomainSearch } from '#src/api/generated/types.gen.ts'
import { DOMAIN_EXTENSIONS } from '#src/domain/domain-name.ts'
import { Address } from '#src/ui/address.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './domains.module.css'
import { purchaseId } from './purchase-id.ts'
import { usePurchase } from './use-purchase.ts'

/** Search results: each extension with its price and availability. */
export function DomainResults({
  search: { name, items },
  onBuy,
}: {
  readonly search: DomainSearch
  readonly onBuy: (domain: string) => void
}) {
  return (
    <ul className={classes.list} aria-label={`Domains called ${name}`}>
      {availableFirst(items).map((offer) => (
        <Offer key={offer.domain} offer={offer} onBuy={onBuy} />
      ))}
    </ul>
  )
}

/**
 * Available domains before taken ones, each in the order of the extensions. One that is being bought stays in its
 * place.
 */
function availableFirst(items: readonly DomainOffer[]): DomainOffer[] {
  const isOffered = ({ available, domain }: DomainOffer) => available || purchaseId.get(domain) !== null
  return items.toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a)))
}

function Offer({
  offer: { domain, available, yearlyPrice },
  onBuy,
}: {
  readonly offer: DomainOffer
  readonly onBuy: (domain: string) => void
}) {
  const format = useFormat()
  const { data: purchase } = usePurchase(available ? null : purchaseId.get(domain))
  const isReserved = purchase?.status === 'awaiting_confirmation'
  const isBought = purchase?.status === 'completed'
  return (
    <li className={classes.offer} data-available={available}>
      <div>
        <h3 className={classes.name}>
          <Address>{domain}</Address>
        </h3>
        <p className={classes.state}>
          {available ? 'Available' : isReserved ? 'Reserved for you' : isBought ? 'Yours' : 'Taken'}
        </p>
      </div>
      {available ? (
        <p className={classes.price}>
          {format.money(yearlyPrice)}
          <span>/year</span>
        </p>
      ) : (
        <span />
      )}
      <div className={classes.action}>
        {available && (
          <Button onClick={() => onBuy(domain)}>
            Buy Now <VisuallyHidden>{domain}</VisuallyHidden>
          </Button>
        )}
        {isReserved && (
          <Button onClick={() => onBuy(domain)}>
            Continue<VisuallyHidden> purchase of {domain}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}

/** Skeleton with the layout of the results. */
export function DomainResultsSkeleton() {
  return (
    <ul className={classes.list} aria-busy="true" aria-label="Searching">
      {DOMAIN_EXTENSIONS.map((extension) => (
        <li key={extension} className={classes.offer}>
          <div className={classes.bar} />
        </li>
      ))}
    </ul>
  )
}
