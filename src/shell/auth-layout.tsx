import { Outlet } from '@tanstack/react-router'
import { mainId } from '#src/ui/main-id.ts'
import classes from './auth-layout.module.css'
import { BrandLink } from './header/brand-link.tsx'

/** Layout of the sign-in pages: a card and the logo, without navigation. */
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
