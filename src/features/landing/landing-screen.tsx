import type { ComponentType } from 'react'
import { brand } from '#src/brand.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { ConsolePicture } from '#src/ui/site/console-picture.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { inView } from '#src/ui/site/in-view.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import classes from './landing.module.css'
import { Particles } from './particles.tsx'

const GpuSection = inView('landing-gpu', () => import('./gpu-section.in-view.tsx'))
const LandingFeatures = inView('landing-features', () => import('./landing-features.in-view.tsx'))
const Testimonials = inView('testimonials', () => import('./testimonials.in-view.tsx'))

/** Headline facts of the specification (part 2, section 1). */
const headlineFacts = [
  { value: '10,000+', label: 'active developers' },
  { value: '500+', label: 'H200 GPUs' },
  { value: '150+', label: 'countries' },
  { value: '99.9%', label: 'uptime SLA' },
] as const

/** @param sample part of the console that can be tried in the hero */
export function LandingScreen({ sample }: { readonly sample: ComponentType }) {
  return (
    <>
      <Hero sample={sample} />
      <GpuSection />
      <LandingFeatures />
      <Testimonials />
      <CallToAction title="Launch your first VM in a minute" text="Start on the Free plan. No card needed.">
        <LinkButton to="/signup" size="lg">
          Get Started Free
        </LinkButton>
        <ContactButton topic="sales" size="lg" variant="outline-white">
          Contact Sales
        </ContactButton>
      </CallToAction>
    </>
  )
}

function Hero({ sample: Sample }: { readonly sample: ComponentType }) {
  return (
    <header className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div>
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
          </div>
          <div className={classes.stage}>
            <div className={classes.particles}>
              <Particles />
            </div>
            <div className={classes.picture}>
              <ConsolePicture name="dashboard" alt="Dashboard of the console: resources, spend and alerts" />
            </div>
            <div className={classes.sample}>
              <Sample />
            </div>
          </div>
        </div>
        <div className={classes.facts}>
          <Stats facts={headlineFacts} />
        </div>
      </div>
    </header>
  )
}
