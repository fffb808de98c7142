import { Link } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { LogoMark } from '#src/ui/logo.tsx'
import classes from './header.module.css'

/** Logo that links home: to the landing page, or to the dashboard if signed in. */
export function BrandLink({ to }: { readonly to: '/' | '/dashboard' }) {
  return (
    <Link to={to} className={classes.brand}>
      <LogoMark size={22} />
      <span className={classes.brandName}>{brand.name}</span>
    </Link>
  )
}
