import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '#src/features/landing/landing-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const VmSample = inView('vm-sample', () => import('#src/features/vms/samples/vm-sample.in-view.tsx'))

export const Route = createFileRoute('/_site/')({
  head: () => sitePageHead('/'),
  component: () => <LandingScreen sample={VmSample} />,
})
