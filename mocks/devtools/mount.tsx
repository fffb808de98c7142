import { Devtools, type DevtoolsProps } from './devtools.tsx'
import { renderDevtools } from './devtools-root.ts'

/** Renders the devtools, in place of the button that a public page shows before its mock runs. */
export function mountDevtools(props: DevtoolsProps): void {
  renderDevtools(<Devtools {...props} />)
}
