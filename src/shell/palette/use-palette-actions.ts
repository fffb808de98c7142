import {
  IconChecks,
  IconKeyboard,
  IconLogin2,
  IconLogout,
  IconMessageCircle,
  IconUserPlus,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type Session, useLogOut } from '#src/api/session.ts'
import { useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { toast } from '#src/ui/toast.tsx'
import { openChat } from '../chat/open-chat.ts'
import { colorSchemes } from '../color-schemes.ts'
import { useMarkAllRead } from '../notifications/mark-read.ts'
import { openShortcuts } from '../shortcuts/shortcuts-state.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Global actions that the user has permission for. */
export function usePaletteActions(session: Session | undefined): readonly PaletteEntry[] {
  const router = useRouter()
  const { choose } = useColorScheme()
  const logOut = useLogOut()
  const markAllRead = useMarkAllRead()

  const themes = colorSchemes.map(({ value, label, icon }) => ({
    id: `theme-${value}`,
    label: `Theme: ${label}`,
    keywords: ['color scheme', 'appearance', 'mode'],
    icon,
    run: () => choose(value),
  }))
  const chat = {
    id: 'chat',
    label: 'Chat with support',
    keywords: ['help', 'contact', 'live chat'],
    icon: IconMessageCircle,
    run: openChat,
  }
  const help = {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    hint: '?',
    keywords: ['help', 'keys'],
    icon: IconKeyboard,
    run: openShortcuts,
  }

  if (!session?.signedIn) {
    return [
      {
        id: 'sign-in',
        label: 'Sign in',
        keywords: ['log in'],
        icon: IconLogin2,
        run: () => void router.navigate({ to: '/login' }),
      },
      {
        id: 'sign-up',
        label: 'Sign up',
        keywords: ['register', 'account'],
        icon: IconUserPlus,
        run: () => void router.navigate({ to: '/signup' }),
      },
      ...themes,
      chat,
      help,
    ]
  }

  return [
    {
      id: 'mark-all-read',
      label: 'Mark all notifications as read',
      icon: IconChecks,
      run: () =>
        markAllRead.mutate(undefined, { onError: (error) => toast.problem('Could not mark as read', error) }),
    },
    ...themes,
    chat,
    help,
    {
      id: 'log-out',
      label: 'Log out',
      keywords: ['sign out', 'leave'],
      icon: IconLogout,
      run: () => logOut.mutate(undefined, { onError: (error) => toast.problem('Could not log out', error) }),
    },
  ]
}
