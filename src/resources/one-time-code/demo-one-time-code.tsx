import { type ComponentProps, lazy, Suspense } from 'react'

/** `__MOCKS__` is false in production builds, which removes the import as dead code. */
const Shown = __MOCKS__ ? lazy(() => import('./shown-code.tsx')) : null

/** Code that an authenticator app would show, to try out the mocked API without an app. */
export function DemoOneTimeCode(props: ComponentProps<NonNullable<typeof Shown>>) {
  return Shown && <Suspense>{<Shown {...props} />}</Suspense>
}
