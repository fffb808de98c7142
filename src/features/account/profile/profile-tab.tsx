import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getMeOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { EmailPanel } from '../email/email-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ProfileForm } from './profile-form.tsx'

export default function ProfileTab({ search, onDialog }: AccountTabProps) {
  const { data: me, error, isFetching, refetch } = useQuery(getMeOptions())
  if (me === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="32rem" />
      </div>
    ) : (
      <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  return (
    <PanelStack>
      <PicturePanel me={me} />
      <ProfileForm me={me} />
      <EmailPanel me={me} search={search} onDialog={onDialog} />
    </PanelStack>
  )
}
