import { Outlet } from '@tanstack/react-router'
import { mainId } from '#src/ui/main-id.ts'
import classes from './auth-layout.module.css'
import { BrandLink } from './header/brand-link.tsx'

/** Sign-in and its kin: one card, the logo that leads home, nothing to distract. */
export function AuthLayout() {
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <BrandLink to="/" />
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <div className={classes.card}>
          <Outlet />
        </div>
      </main>
    </div>
  )
}
