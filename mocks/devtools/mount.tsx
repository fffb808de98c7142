import { createRoot } from 'react-dom/client'
import { Devtools, type DevtoolsProps } from './devtools.tsx'

/** Adds the tools to the page, in a React root of their own: nothing of the app knows of them. */
export function mountDevtools(props: DevtoolsProps): void {
  const place = document.createElement('div')
  place.id = 'mock-devtools'
  document.body.append(place)
  createRoot(place).render(<Devtools {...props} />)
}
