import { tags } from 'virtual:api-reference'
import { Link } from '@tanstack/react-router'
import { Anchor } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { DocumentationFrame } from '../documentation-frame.tsx'
import { Method } from './method.tsx'
import classes from './reference.module.css'

/** All API operations, grouped by tag. */
export function ReferenceOverview({ title, summary }: { readonly title: string; readonly summary: string }) {
  return (
    <DocumentationFrame>
      <Breadcrumbs
        trail={[
          { title: 'Documentation', to: '/documentation', path: '/documentation' },
          { title, path: '/documentation/api' },
        ]}
      />
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{summary}</p>
        <p>
          New to the API? Start with{' '}
          <Anchor
            to="/documentation/$category/$article"
            params={{ category: 'developers', article: 'first-request' }}
            underline="always"
          >
            your first request
          </Anchor>
          .
        </p>
      </header>
      <div className={classes.tags}>
        {tags.map((tag) => (
          <section key={tag.name} aria-labelledby={`tag-${tag.name}`}>
            <h2 id={`tag-${tag.name}`}>
              <Link to="/documentation/api/$tag" params={{ tag: tag.name }}>
                {tag.title}
              </Link>
            </h2>
            <p>{tag.description}</p>
            <ul>
              {tag.operations.map(({ id, method, path: address, summary: what }) => (
                <li key={id}>
                  <Link to="/documentation/api/$tag" params={{ tag: tag.name }} hash={id}>
                    {what}
                  </Link>
                  <span className={classes.path}>
                    <Method method={method} /> <code>{address}</code>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DocumentationFrame>
  )
}
