import { apiKeyHandlers } from './api-keys.ts'
import { avatarHandlers } from './avatars.ts'
import { notificationPreferenceHandlers } from './notification-preferences.ts'

export const accountHandlers = { ...apiKeyHandlers, ...avatarHandlers, ...notificationPreferenceHandlers }
