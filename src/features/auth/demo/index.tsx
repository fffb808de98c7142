import type { ComponentProps } from 'react'
import { DemoPeople as People } from './demo-people.tsx'

/*
 * Sign-in helpers for the mocked backend. `__MOCKS__` is false in production builds, so the bundler drops the module
 * above with its addresses and password. Not lazy, since the sign-in page is prerendered with them.
 */

export function DemoPeople(props: ComponentProps<typeof People>) {
  return __MOCKS__ ? <People {...props} /> : null
}
