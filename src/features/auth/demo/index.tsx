import type { ComponentProps } from 'react'
import { DemoCode as Code } from './demo-code.tsx'
import { DemoPeople as People } from './demo-people.tsx'

/*
 * Sign-in helpers for the mocked backend. `__MOCKS__` is false in production builds, so the bundler drops the modules
 * above with their addresses and passwords. Not lazy, since the sign-in page is prerendered with them.
 */

export function DemoPeople(props: ComponentProps<typeof People>) {
  return __MOCKS__ ? <People {...props} /> : null
}

export function DemoCode() {
  return __MOCKS__ ? <Code /> : null
}
