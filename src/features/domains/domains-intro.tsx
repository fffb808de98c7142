import { IconMail, IconReceipt, IconWorldCheck } from '@tabler/icons-react'
import { DEFAULT_DNS_PLAN } from '#src/domain/dns-catalog.ts'
import { DOMAIN_EXTENSIONS, DOMAIN_PRICES, type DomainExtension } from '#src/domain/domain-name.ts'
import { createFormat } from '#src/ui/format.ts'
import { type Feature, FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Section } from '#src/ui/site/section.tsx'
import classes from './domains.module.css'

/** Short description of each extension, in search order. */
const extensionLabels: Readonly<Record<DomainExtension, string>> = {
  '.com': 'The best-known extension',
  '.net': 'Networks and infrastructure',
  '.org': 'Projects and communities',
  '.io': 'Developer tools and startups',
  '.co': 'Companies and startups',
  '.app': 'Apps; browsers require HTTPS',
  '.dev': 'Developers; browsers require HTTPS',
  '.tech': 'Technology products and teams',
}

const format = createFormat({ locale: 'en-US' })

const tiles: readonly Feature[] = [
  {
    icon: IconReceipt,
    title: 'One clear price',
    text: 'Each result shows the full price of the domain for one year.',
  },
  {
    icon: IconWorldCheck,
    title: 'A DNS zone, too',
    text: `Buy while signed in, and we create a DNS zone for the domain. Zones need a DNS plan, from ${format.money(DEFAULT_DNS_PLAN.monthlyPrice, { whole: true })} a month for up to ${DEFAULT_DNS_PLAN.maxZones} zones.`,
  },
  {
    icon: IconMail,
    title: 'No account needed',
    text: 'We email you the next steps and a link to manage the domain in the console.',
  },
]

/** Content before the first search. */
export function DomainsIntro() {
  return (
    <>
      <Section
        title="Popular extensions"
        lead="Every search checks all eight. Prices depend on the name and appear in the results."
      >
        <ul className={classes.extensions}>
          {DOMAIN_EXTENSIONS.map((extension) => (
            <li key={extension}>
              <strong>{extension}</strong>
              <span>{extensionLabels[extension]}</span>
              <span className={classes.range}>
                ${DOMAIN_PRICES[extension].min}.99–${DOMAIN_PRICES[extension].max}.99/year
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="A domain in one minute" tone="band">
        <FeatureGrid features={tiles} />
      </Section>
    </>
  )
}
