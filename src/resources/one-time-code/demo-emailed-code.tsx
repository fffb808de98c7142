import { type ComponentProps, lazy, Suspense } from 'react'

/** `__MOCKS__` is false in production builds, which removes the import as dead code. */
const Shown = __MOCKS__ ? lazy(() => import('./shown-emailed-code.tsx')) : null

/** Code that a real server would send by email, to try out the mocked API. */
export function DemoEmailedCode(props: ComponentProps<NonNullable<typeof Shown>>) {
  return Shown && <Suspense>{<Shown {...props} />}</Suspense>
}
