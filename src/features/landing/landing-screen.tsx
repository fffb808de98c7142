import { brand } from '#src/brand.ts'
import { findSize } from '#src/domain/catalog.ts'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { CallToAction } from '#src/ui/site/call-to-action.tsx'
import { ConsolePicture } from '#src/ui/site/console-picture.tsx'
import { ContactButton } from '#src/ui/site/contact-button.tsx'
import { FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './landing.module.css'
import { headlineFacts, landingFeatures } from './landing-contents.ts'
import { Particles } from './particles.tsx'
import { Testimonials } from './testimonials.tsx'

export function LandingScreen() {
  return (
    <>
      <Hero />
      <GpuSection />
      <Section title="Everything between an idea and its users" id="features">
        <FeatureGrid
          features={landingFeatures.map(({ to, more, ...feature }) => ({
            ...feature,
            link: <Anchor to={to}>{more}</Anchor>,
          }))}
        />
      </Section>
      <Section title="What customers say" tone="band">
        <Testimonials />
      </Section>
      <CallToAction title="Launch your first VM in a minute" text="Start on the free plan, without a card.">
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

function Hero() {
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
          </div>
        </div>
        <div className={classes.facts}>
          <Stats facts={headlineFacts} />
        </div>
      </div>
    </header>
  )
}

function GpuSection() {
  const format = useFormat()
  const smallest = findSize('size_gpu1xH200')
  const price = smallest && format.hourlyRate(smallest.hourlyRate)
  return (
    <Section title="GPU-as-a-Service on NVIDIA H200" tone="band" id="gpu">
      <div className={classes.gpu}>
        <div>
          <p className={classes.words}>
            Train and serve large models on GPUs billed by the second: one, or eight connected by NVLink.
          </p>
          <p className={classes.price}>
            GPU from <strong>{price}</strong> per hour
          </p>
          <div className={classes.actions}>
            <LinkButton to="/products/gpu-as-a-service">Explore GPUs</LinkButton>
            <LinkButton to="/solutions/ai-ml" variant="outline">
              For AI/ML teams
            </LinkButton>
          </div>
        </div>
        <SpecSheet
          facts={[
            { label: 'Memory', value: '141GB HBM3e' },
            { label: 'Memory bandwidth', value: '4.8TB/s' },
            { label: 'Inference', value: '2x faster' },
            { label: 'Deploy', value: 'under 60 seconds' },
          ]}
        />
      </div>
    </Section>
  )
}
