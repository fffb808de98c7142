import { type ComponentProps, lazy, Suspense } from 'react'

/** `__MOCKS__` is false in production builds, and the import dead code. */
const Shown = __MOCKS__ ? lazy(() => import('./shown-code.tsx')) : null

/** What an authenticator app would show, for people who try the mocked cloud out without one. */
export function DemoOneTimeCode(props: ComponentProps<NonNullable<typeof Shown>>) {
  return Shown && <Suspense>{<Shown {...props} />}</Suspense>
}
