import { type ComponentProps, lazy, Suspense } from 'react'

/**
 * Helps for people who try the mocked cloud out. `__MOCKS__` is false in production builds: there the imports below are
 * dead code, and neither the addresses nor the passwords are in the bundle.
 */
const People = __MOCKS__ ? lazy(() => import('./demo-people.tsx')) : null
const Code = __MOCKS__ ? lazy(() => import('./demo-code.tsx')) : null

export function DemoPeople(props: ComponentProps<NonNullable<typeof People>>) {
  return People && <Suspense>{<People {...props} />}</Suspense>
}

export function DemoCode() {
  return Code && <Suspense>{<Code />}</Suspense>
}
