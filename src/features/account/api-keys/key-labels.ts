import type { ApiKey, ApiKeyScope } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const scopeLabels: Readonly<
  Record<ApiKeyScope, { readonly label: string; readonly description: string }>
> = {
  full_access: { label: 'Full Access', description: 'Everything you can do, except managing your account.' },
  deploy_only: { label: 'Deploy Only', description: 'Read access, and deploying containers and apps.' },
  read_only: { label: 'Read Only', description: 'Read access only.' },
}

export const statusLabels: Readonly<
  Record<ApiKey['status'], { readonly label: string; readonly tone: StatusTone }>
> = {
  active: { label: 'Active', tone: 'healthy' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'neutral' },
}
