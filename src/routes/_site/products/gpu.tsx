import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/products/gpu')({
  beforeLoad: () => {
    throw redirect({ to: '/products/gpu-as-a-service', replace: true })
  },
})
