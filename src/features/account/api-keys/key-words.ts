import type { ApiKey, ApiKeyScope } from '#src/api/generated/types.gen.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'

export const scopeWords: Readonly<Record<ApiKeyScope, { readonly word: string; readonly means: string }>> = {
  full_access: { word: 'Full Access', means: 'Whatever you may do, but not your account itself.' },
  deploy_only: { word: 'Deploy Only', means: 'Reads, and deploys containers and apps.' },
  read_only: { word: 'Read Only', means: 'Reads what you may see, and changes nothing.' },
}

export const statusWords: Readonly<
  Record<ApiKey['status'], { readonly word: string; readonly tone: StatusTone }>
> = {
  active: { word: 'Active', tone: 'healthy' },
  expired: { word: 'Expired', tone: 'warning' },
  revoked: { word: 'Revoked', tone: 'neutral' },
}
