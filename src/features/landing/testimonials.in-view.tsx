import { initials } from '#src/ui/initials.ts'
import { Section } from '#src/ui/site/section.tsx'
import classes from './testimonials.module.css'

interface Testimonial {
  readonly quote: string
  readonly author: string
  readonly role: string
  /** Color index of the initials avatar. */
  readonly avatar: 1 | 2 | 3
}

const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We moved our training runs over a weekend. There is no queue, and the bill shows exactly what each run cost.',
    author: 'Mira Okonkwo',
    role: 'Head of Machine Learning, Lumen Health',
    avatar: 1,
  },
  {
    quote: 'I create a database and it is there. Nobody on my team has needed a course to use this cloud.',
    author: 'Henrik Aalto',
    role: 'CTO, Parcelry',
    avatar: 2,
  },
  {
    quote:
      'On our busiest day of the year, traffic tripled, latency stayed flat and nobody on call was paged.',
    author: 'Sofía Arreola',
    role: 'Platform Lead, Mercado Norte',
    avatar: 3,
  },
]

export default function Testimonials() {
  return (
    <Section title="What customers say" tone="band">
      <ul className={classes.list}>
        {testimonials.map(({ quote, author, role, avatar }) => (
          <li key={author}>
            <figure className={classes.testimonial}>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <span className={classes.avatar} data-avatar={avatar} aria-hidden="true">
                  {initials(author)}
                </span>
                <span>
                  <strong>{author}</strong>
                  {role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
