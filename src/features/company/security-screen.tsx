import {
  IconActivity,
  IconBug,
  IconBuildingFortress,
  IconClipboardCheck,
  IconEyeCheck,
  IconFileCertificate,
  IconFileText,
  IconKey,
  IconLock,
  IconRosetteDiscountCheck,
  IconShieldBolt,
} from '@tabler/icons-react'
import { brand } from '#src/brand.ts'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { CheckList } from '#src/ui/site/check-list.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { type Feature, FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import classes from './company.module.css'
import { certificates, measures, practices } from './security-facts.ts'

const facts: readonly Fact[] = [
  { label: 'Uptime SLA', value: '99.99%' },
  { label: 'Mean time to detect', value: 'under 60s' },
  { label: 'Mean time to respond', value: 'under 15min' },
  { label: 'Security incidents in 2024', value: '0' },
]

const featureIcons = [
  IconLock,
  IconShieldBolt,
  IconEyeCheck,
  IconKey,
  IconBuildingFortress,
  IconClipboardCheck,
] as const

const features = measures.map(
  (measure, index): Feature => ({ icon: featureIcons[index] ?? IconLock, ...measure }),
)

const documents: readonly Feature[] = [
  {
    icon: IconFileCertificate,
    title: 'Audit reports',
    text: 'SOC 2 report, ISO certificate and PCI attestation under NDA. The security overview is public.',
    link: (
      <>
        <Anchor to="/support" search={{ topic: 'compliance' }} hash="contact">
          Request the reports
        </Anchor>{' '}
        <a href={`${import.meta.env.BASE_URL}documents/security-overview.pdf`} download>
          Download the security overview (PDF)
        </a>
      </>
    ),
  },
  {
    icon: IconFileText,
    title: 'Data processing',
    text: 'How we process personal data on your behalf, including our security measures and subprocessors.',
    link: (
      <>
        <Anchor to="/dpa">Read the DPA</Anchor>{' '}
        <a href={`${import.meta.env.BASE_URL}documents/data-processing-agreement.pdf`} download>
          Download the DPA (PDF)
        </a>
      </>
    ),
  },
  {
    icon: IconBug,
    title: 'Vulnerability reports',
    text: 'Priya Raman’s security team replies to every report within one business day.',
    link: <a href={`mailto:${brand.securityEmail}`}>{brand.securityEmail}</a>,
  },
  {
    icon: IconActivity,
    title: 'System status',
    text: 'Incidents by service and region, with 90 days of history.',
    link: <Anchor to="/status">View system status</Anchor>,
  },
]

/** `/security`. */
export function SecurityScreen() {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Security', path: '/security' }]} />}
        title="Enterprise Security"
        lead="How we protect your data, who audits us, and what you’re responsible for."
        actions={
          <>
            <LinkButton to="/signup" size="lg">
              Get Started Free
            </LinkButton>
            <LinkButton to="/pricing" size="lg" variant="outline">
              View Pricing
            </LinkButton>
          </>
        }
      />
      <Section title="By the numbers">
        <Stats facts={facts} />
      </Section>
      <Section
        tone="band"
        title="Protection at every layer"
        lead="Several independent layers protect your data, so one failure doesn’t expose it."
      >
        <FeatureGrid features={features} />
      </Section>
      <Section
        id="compliance"
        heading="beside"
        title="Certified and audited"
        lead="Independent auditors review us every year. Reports are available on request."
      >
        <ul className={classes.certificates}>
          {certificates.map(({ name, status, audited }) => (
            <li key={name}>
              <IconRosetteDiscountCheck size={28} stroke={1.5} aria-hidden="true" />
              <strong>{name}</strong>
              <span>
                {status}
                <br />
                Audited {audited}
              </span>
            </li>
          ))}
        </ul>
        <ContactButton topic="compliance" variant="outline" size="lg">
          Request Compliance Documents
        </ContactButton>
      </Section>
      <Section title="Documents and contacts" heading="beside">
        <FeatureGrid features={documents} />
      </Section>
      <Section
        tone="band"
        title="Best practices"
        lead="We secure the platform; you secure what you build on it. Start with these practices."
      >
        <div className={classes.practices}>
          {practices.map(({ title, points }) => (
            <section key={title}>
              <h3>{title}</h3>
              <CheckList points={points} />
            </section>
          ))}
        </div>
      </Section>
      <CallToAction
        title="Secure from the first VM"
        text="Every plan includes encryption and the audit log, on from the start. Roles come with Pro."
      >
        <LinkButton to="/signup" search={{ plan: 'pro' }} size="lg">
          Start Free Trial
        </LinkButton>
        <LinkButton to="/pricing" size="lg" variant="outline-white">
          View Pricing Plans
        </LinkButton>
      </CallToAction>
    </>
  )
}
