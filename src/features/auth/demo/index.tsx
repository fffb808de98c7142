import { type ComponentProps, lazy, Suspense } from 'react'

/**
 * Sign-in helpers for the mocked backend. `__MOCKS__` is false in production builds, so the imports below are dead
 * code and the bundle contains no demo addresses or passwords.
 */
const People = __MOCKS__ ? lazy(() => import('./demo-people.tsx')) : null
const Code = __MOCKS__ ? lazy(() => import('./demo-code.tsx')) : null

export function DemoPeople(props: ComponentProps<NonNullable<typeof People>>) {
  return People && <Suspense>{<People {...props} />}</Suspense>
}

export function DemoCode() {
  return Code && <Suspense>{<Code />}</Suspense>
}
