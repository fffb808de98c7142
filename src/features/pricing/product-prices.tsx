import { Link, type LinkProps } from '@tanstack/react-router'
import { useFormat } from '#src/ui/use-format.tsx'
import { OFFERS, type Offer, type Product } from './offers.ts'
import classes from './product-prices.module.css'

const pageOf = {
  'Virtual machines': '/products/virtual-machines',
  GPU: '/products/gpu-as-a-service',
  Containers: '/products/containers',
  Databases: '/products/databases',
  'Block storage': '/products/block-storage',
  'Load balancers': '/products/load-balancers',
  Firewalls: '/products/firewalls',
  CDN: '/products/cdn',
  DNS: '/products/dns',
} as const satisfies Readonly<Record<Product, LinkProps['to']>>

/** Starting price of each product. */
export function ProductPrices() {
  const format = useFormat()
  const price = ({ product, monthlyPrice, hourlyRate, isPerGb }: Offer): readonly [string, string] => {
    if (product === 'GPU' && hourlyRate !== null) return [format.hourlyRate(hourlyRate), '/hour']
    if (isPerGb) return [format.money(monthlyPrice), '/GB/month']
    return [format.money(monthlyPrice, { whole: true }), '/month']
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Smallest</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(pageOf).map(([product, to]) => {
          const first = OFFERS.find((offer) => offer.product === product)
          if (first === undefined) return null
          const [amount, period] = price(first)
          return (
            <tr key={product}>
              <th scope="row">
                <Link to={to}>{product}</Link>
              </th>
              <td>
                {first.name}
                <span className={classes.detail}>{first.detail}</span>
              </td>
              <td>
                {amount}
                <span className={classes.period}>{period}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
