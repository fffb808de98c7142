import { Link, type LinkProps } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import classes from './breadcrumbs.module.css'
import { StructuredData } from './structured-data.tsx'

interface Crumb extends Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'> {
  readonly title: string
  /** Path of the page, for structured data: "/products/dns". */
  readonly path: string
}

/** Breadcrumbs from the home page to the current page, also as structured data for search engines. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const steps: readonly Crumb[] = [{ title: 'Home', to: '/', path: '/' }, ...trail]
  return (
    <nav className={classes.root} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ title, path, ...link }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <Link {...link}>{title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ title, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: brand.siteUrl + path,
          })),
        }}
      />
    </nav>
  )
}
