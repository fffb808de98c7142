import { IconAlertTriangle, IconLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Ref, useId, useRef, useState } from 'react'
import { findPlan, PLANS, type PlanEntry } from '#src/domain/plan-catalog.ts'
import { isPaidPlan } from '#src/domain/plan-choice.ts'
import { HOURS_PER_MONTH } from '#src/domain/price.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { FormField } from '#src/ui/site/form-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './calculator.module.css'
import {
  type EstimateLine,
  estimateTotal,
  formatEstimate,
  lineMonthlyPrice,
  MAX_PER_TYPE,
  offerObjections,
  parseEstimate,
  parseQuantity,
  planObjections,
  resourcesTotal,
  smallestPlanFor,
} from './estimate.ts'
import { findOffer, OFFERS, type Offer, PRODUCTS } from './offers.ts'
import { planPrice } from './plan-labels.ts'
import { DEFAULT_ESTIMATE, type PricingSearch } from './pricing-search.ts'

/** Example estimates to start from. */
const examples = [
  { name: 'A web app', search: { plan: 'pro', estimate: DEFAULT_ESTIMATE, hours: HOURS_PER_MONTH } },
  {
    name: 'A busy online store',
    search: {
      plan: 'team',
      estimate:
        'size_premium:4,lb_network:1,dbplan_production:2,voltype_high:500,fwplan_professional:1,cdnplan_professional:1,dnsplan_starter:1',
      hours: HOURS_PER_MONTH,
    },
  },
  {
    name: 'A training run',
    search: { plan: 'enterprise', estimate: 'size_gpu8xH200:1,voltype_ultra:2000', hours: 120 },
  },
] as const

interface CalculatorProps {
  readonly search: PricingSearch
  readonly onChange: (change: Partial<PricingSearch>) => void
}

/** Monthly cost calculator. The estimate is part of the URL, so it can be shared as a link. */
export function Calculator({ search, onChange }: CalculatorProps) {
  const lines = parseEstimate(search.estimate)
  const plan = findPlan(search.plan) ?? PLANS[0]
  const adder = useRef<HTMLSelectElement>(null)
  const setLines = (changed: readonly EstimateLine[]) => onChange({ estimate: formatEstimate(changed) })

  function add(offer: Offer): void {
    const step = offer.isPerGb ? 100 : 1
    const there = lines.find((line) => line.offer === offer)
    const quantity = Math.min((there?.quantity ?? 0) + step, MAX_PER_TYPE)
    const changed = { offer, quantity }
    setLines(there ? lines.map((line) => (line === there ? changed : line)) : [...lines, changed])
  }

  function remove(offer: Offer): void {
    setLines(lines.filter((line) => line.offer !== offer))
    adder.current?.focus()
  }

  return (
    <div className={classes.root}>
      <div className={classes.choice}>
        <p className={classes.examples}>
          Start from:{' '}
          {examples.map(({ name, search: example }) => (
            <Link
              key={name}
              to="/pricing"
              search={{ ...search, ...example }}
              hash="calculator"
              hashScrollIntoView={false}
              resetScroll={false}
              replace
            >
              {name}
            </Link>
          ))}
        </p>
        <Adder ref={adder} onAdd={add} />
        {lines.length === 0 ? (
          <p className={classes.empty}>The estimate is empty. Add what you plan to run.</p>
        ) : (
          <ul className={classes.lines} aria-label="In the estimate">
            {lines.map((line) => (
              <Line
                key={line.offer.id}
                line={line}
                hours={search.hours}
                onQuantity={(quantity) =>
                  setLines(lines.map((other) => (other === line ? { ...line, quantity } : other)))
                }
                onRemove={() => remove(line.offer)}
              />
            ))}
          </ul>
        )}
      </div>
      <Summary lines={lines} plan={plan} search={search} onChange={onChange} />
    </div>
  )
}

function Adder({
  ref,
  onAdd,
}: {
  readonly ref: Ref<HTMLSelectElement>
  readonly onAdd: (offer: Offer) => void
}) {
  const format = useFormat()
  const [chosen, setChosen] = useState(OFFERS[0]?.id ?? '')
  return (
    <form
      className={classes.adder}
      onSubmit={(event) => {
        event.preventDefault()
        const offer = findOffer(chosen)
        if (offer) onAdd(offer)
      }}
    >
      <FormField label="Add to the estimate">
        {(control) => (
          <select
            {...control}
            ref={ref}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {PRODUCTS.map((product) => (
              <optgroup key={product} label={product}>
                {OFFERS.filter((offer) => offer.product === product).map((offer) => (
                  <option key={offer.id} value={offer.id}>
                    {`${offer.name}: ${offer.detail}, ${format.money(offer.monthlyPrice)}${offer.isPerGb ? '/GB' : ''}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FormField>
      <Button type="submit" leftSection={<IconPlus size={16} aria-hidden="true" />}>
        Add
      </Button>
    </form>
  )
}

interface LineProps {
  readonly line: EstimateLine
  readonly hours: number
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

function Line({ line, hours, onQuantity, onRemove }: LineProps) {
  const { offer, quantity } = line
  const id = useId()
  const format = useFormat()
  const name = offer.product === 'GPU' ? offer.name : `${offer.product}: ${offer.name}`
  // Keep invalid input visible; the estimate keeps the last valid quantity.
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && parseQuantity(typed) === undefined

  function type(text: string): void {
    setTyped(text)
    const read = parseQuantity(text)
    if (read !== undefined && read !== quantity) onQuantity(read)
  }

  return (
    <li className={classes.line}>
      <label htmlFor={id} className={classes.what}>
        <strong>{name}</strong>
        <span>{offer.detail}</span>
      </label>
      <span className={classes.quantity}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PER_TYPE}
          value={typed ?? quantity}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-unit${isWrong ? ` ${id}-wrong` : ''}`}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => !isWrong && setTyped(undefined)}
        />
        <span id={`${id}-unit`}>{quantity === 1 ? offer.unit.one : offer.unit.many}</span>
      </span>
      <span className={classes.amount}>{format.money(lineMonthlyPrice(line, hours))}</span>
      <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden="true" />
      </Button>
      {isWrong && (
        <span id={`${id}-wrong`} className={classes.wrong}>
          Enter a whole number from 1 to {format.number(MAX_PER_TYPE)}.
        </span>
      )}
    </li>
  )
}

interface SummaryProps extends CalculatorProps {
  readonly lines: readonly EstimateLine[]
  readonly plan: PlanEntry
}

function Summary({ lines, plan, search: { hours }, onChange }: SummaryProps) {
  const format = useFormat()
  const total = estimateTotal(lines, hours, plan)
  const hoursAMonth = `${hours} ${hours === 1 ? 'hour' : 'hours'} a month`
  const hasVms = lines.some(({ offer }) => offer.hourlyRate !== null)
  return (
    <section className={classes.summary} aria-label="Estimated month">
      <FormField label="Plan">
        {(control) => (
          <select
            {...control}
            value={plan.id}
            onChange={(event) => {
              const chosen = findPlan(event.currentTarget.value)
              if (chosen) onChange({ plan: chosen.id })
            }}
          >
            {PLANS.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {`${entry.name} (${planPrice(entry, format)})`}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField
        label={`VMs exist ${hours === HOURS_PER_MONTH ? 'all month' : hoursAMonth}`}
        hint={
          hasVms
            ? 'From creation to deletion. Stopped VMs cost the same.'
            : 'Applies to VMs. Add one to the estimate first.'
        }
      >
        {(control) => (
          <input
            {...control}
            className={classes.range}
            type="range"
            min={1}
            max={HOURS_PER_MONTH}
            value={hours}
            disabled={!hasVms}
            aria-valuetext={hoursAMonth}
            onChange={(event) => onChange({ hours: Number(event.currentTarget.value) })}
          />
        )}
      </FormField>
      <output className={classes.total}>
        <span>Estimated month</span>
        <strong>{total === null ? 'Custom' : format.money(total)}</strong>
        <span>
          {total === null
            ? `Resources ${format.money(resourcesTotal(lines, hours))}; contact sales for the plan’s price`
            : `${plan.name} ${planPrice(plan, format)}, resources ${format.money(resourcesTotal(lines, hours))}`}
        </span>
      </output>
      <Objections lines={lines} plan={plan} onChange={onChange} />
      <div className={classes.actions}>
        {total === null ? (
          <ContactButton topic="sales" fullWidth>
            Contact Sales
          </ContactButton>
        ) : (
          <LinkButton to="/signup" search={isPaidPlan(plan.id) ? { plan: plan.id } : {}} fullWidth>
            Get Started
          </LinkButton>
        )}
        <Button
          variant="outline"
          fullWidth
          leftSection={<IconLink size={16} aria-hidden="true" />}
          onClick={() => void copyText(window.location.href, 'A link to this estimate')}
        >
          Copy Link
        </Button>
      </div>
    </section>
  )
}

/** Lists what can't be bought and which limits of the plan the estimate exceeds, with the smallest plan that allows it. */
function Objections({ lines, plan, onChange }: Pick<SummaryProps, 'lines' | 'plan' | 'onChange'>) {
  const always = offerObjections(lines)
  const objections = planObjections(plan, lines)
  if (always.length + objections.length === 0) return null
  const enough = smallestPlanFor(lines)
  return (
    <div className={classes.objections} role="status">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div>
        {always.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {objections.length > 0 && (
          <p>
            {plan.name} allows {objections.join('; ')}.
            <Button variant="link" size="sm" onClick={() => onChange({ plan: enough.id })}>
              Choose {enough.name}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
