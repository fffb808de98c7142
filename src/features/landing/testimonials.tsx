import { testimonials } from './landing-contents.ts'
import classes from './testimonials.module.css'

export function Testimonials() {
  return (
    <ul className={classes.list}>
      {testimonials.map(({ quote, author, role, avatar }) => (
        <li key={author}>
          <figure className={classes.testimonial}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <span className={classes.avatar} data-avatar={avatar} aria-hidden="true">
                {initialsOf(author)}
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
  )
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((label) => label.charAt(0))
    .join('')
}
