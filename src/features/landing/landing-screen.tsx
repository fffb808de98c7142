import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { Halo } from './halo.tsx'
import classes from './landing.module.css'

/** Headline figures of the specification (part 2, section 1). */
const facts = [
  { value: '10,000+', label: 'active developers' },
  { value: '500+', label: 'H200 GPUs' },
  { value: '150+', label: 'countries' },
  { value: '99.9%', label: 'uptime SLA' },
] as const

/** The public front page: its hero. */
export function LandingScreen() {
  return (
    <section className={classes.hero}>
      <Halo />
      <div className={classes.inner}>
        <h1 className={classes.title}>{brand.tagline}</h1>
        <p className={classes.lead}>{brand.description}</p>
        <div className={classes.actions}>
          <LinkButton to="/signup" size="lg">
            Start Building for Free
          </LinkButton>
          <LinkButton to="/documentation" size="lg" variant="outline">
            View Documentation
          </LinkButton>
          <LinkButton to="/pricing" size="lg" variant="ghost">
            See Pricing
          </LinkButton>
        </div>
        <dl className={classes.facts}>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
