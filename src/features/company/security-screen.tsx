import {
  IconBuildingFortress,
  IconClipboardCheck,
  IconEyeCheck,
  IconKey,
  IconLock,
  IconRosetteDiscountCheck,
  IconShieldBolt,
} from '@tabler/icons-react'
import { LinkButton } from '#src/ui/link.tsx'
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

const facts: readonly Fact[] = [
  { label: 'Uptime SLA', value: '99.99%' },
  { label: 'Mean time to detect', value: 'under 60s' },
  { label: 'Mean time to respond', value: 'under 15min' },
  { label: 'Security incidents in 2024', value: '0' },
]

const features: readonly Feature[] = [
  {
    icon: IconLock,
    title: 'Data encryption',
    text: 'AES-256 for everything that is stored, TLS 1.3 for everything that travels. Keys are kept apart from the data and changed regularly.',
  },
  {
    icon: IconShieldBolt,
    title: 'DDoS protection',
    text: 'Floods are told from customers and dropped at the edge of the network, before they reach what you run.',
  },
  {
    icon: IconEyeCheck,
    title: 'Security monitoring',
    text: 'People and rules watch the platform around the clock. What looks wrong is seen in under a minute.',
  },
  {
    icon: IconKey,
    title: 'Access control',
    text: 'MFA for each sign-in, SSO with your own directory, and RBAC that gives each person what they need and no more.',
  },
  {
    icon: IconBuildingFortress,
    title: 'Infrastructure security',
    text: 'Guarded data centers, hardened hosts, networks that are separate for each customer, and disks that are destroyed when they retire.',
  },
  {
    icon: IconClipboardCheck,
    title: 'Audit and compliance',
    text: 'A log of every change, kept where nobody can edit it, and the documents of our auditors on request.',
  },
]

const certificates = [
  { name: 'SOC 2 Type II', status: 'Certified' },
  { name: 'ISO 27001', status: 'Certified' },
  { name: 'CSA STAR', status: 'Certified' },
  { name: 'GDPR', status: 'Compliant' },
  { name: 'HIPAA', status: 'Compliant' },
  { name: 'PCI DSS', status: 'Level 1' },
] as const

const practices = [
  {
    title: 'Access management',
    points: [
      'Turn on two-factor authentication for everybody',
      'Give roles by task, and review them every quarter',
      'Use API keys with few scopes, and replace them',
      'Remove people on the day they leave',
    ],
  },
  {
    title: 'Network security',
    points: [
      'Start with a firewall that lets nothing in',
      'Open databases to named networks alone',
      'Keep management ports off the internet',
      'Put a load balancer or the CDN in front',
    ],
  },
  {
    title: 'Infrastructure hardening',
    points: [
      'Begin with a current image, and update it',
      'Sign in with SSH keys, not with passwords',
      'Encrypt volumes and test their snapshots',
      'Run containers without privileges',
    ],
  },
  {
    title: 'Incident response',
    points: [
      'Decide beforehand who is called, and how',
      'Let alerts reach a person, not a mailbox',
      'Keep logs longer than an attacker stays',
      'Practice restoring a backup twice a year',
    ],
  },
] as const

/** `/security`. */
export function SecurityScreen() {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Security', path: '/security' }]} />}
        title="Enterprise Security"
        lead="Your customers trust you with their data, and you trust us with it. This is what we do to be worth it, and who has checked that we do."
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
      <Section title="In figures">
        <Stats facts={facts} />
      </Section>
      <Section
        tone="band"
        title="Protection on every layer"
        lead="No single wall holds for ever. Each of these has to fail before your data is in danger."
      >
        <FeatureGrid features={features} />
      </Section>
      <Section
        id="compliance"
        heading="beside"
        title="Certified and audited"
        lead="Independent auditors look at us every year. Their reports are yours on request."
      >
        <ul className={classes.certificates}>
          {certificates.map(({ name, status }) => (
            <li key={name}>
              <IconRosetteDiscountCheck size={28} stroke={1.5} aria-hidden="true" />
              <strong>{name}</strong>
              <span>{status}</span>
            </li>
          ))}
        </ul>
        <ContactButton topic="compliance" variant="outline" size="lg">
          Request Compliance Documents
        </ContactButton>
      </Section>
      <Section
        tone="band"
        title="Best practices"
        lead="We guard the platform; what you build on it is guarded by you. This is where to start."
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
        title="Secure from the first machine on"
        text="Encryption, firewalls and the audit log are part of every plan and on from the start. Roles come with Pro."
      >
        <LinkButton to="/signup" size="lg">
          Start Free Trial
        </LinkButton>
        <LinkButton to="/pricing" size="lg" variant="outline-white">
          View Pricing Plans
        </LinkButton>
      </CallToAction>
    </>
  )
}
