import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { ColorSchemeChoice } from './color-scheme-choice.tsx'
import classes from './footer.module.css'
import { BrandLink } from './header/brand-link.tsx'
import { footerColumns, legalPaths } from './site-navigation.ts'
import { sitePageLabel } from './site-pages.ts'

export function Footer() {
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <BrandLink to="/" />
          <p>{brand.description}</p>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} className={classes.column} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.paths.map((path) => (
                <li key={path}>
                  <Link to={path}>{sitePageLabel(path)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={classes.base}>
        <span>
          © {__BUILD_YEAR__} {brand.company}
        </span>
        <nav aria-label="Legal">
          <ul className={classes.legal}>
            {legalPaths.map((path) => (
              <li key={path}>
                <Link to={path}>{sitePageLabel(path)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ColorSchemeChoice />
      </div>
    </footer>
  )
}
