import { createRoot } from 'react-dom/client'
import { Devtools, type DevtoolsProps } from './devtools.tsx'

/** Mounts the devtools in their own React root, independent of the app. */
export function mountDevtools(props: DevtoolsProps): void {
  const place = document.createElement('div')
  place.id = 'mock-devtools'
  document.body.append(place)
  createRoot(place).render(<Devtools {...props} />)
}
