import { createMemoryHistory } from '@tanstack/react-router'
import { createSiteRouter, SiteApp } from '#src/site-app.tsx'
import { startFrame } from './frame.ts'

await startFrame({
  screen: (address) => {
    const router = createSiteRouter({
      history: createMemoryHistory({ initialEntries: [address] }),
      origin: location.origin,
    })
    return { app: <SiteApp router={router} />, loaded: router.load() }
  },
})
