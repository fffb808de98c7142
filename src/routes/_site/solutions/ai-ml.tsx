import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/solutions/ai-ml')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_site/solutions/ai-ml"!</div>
}
