import type {
  BadgeProps,
  CheckboxProps,
  DrawerProps,
  InputProps,
  InputWrapperProps,
  LoaderProps,
  MantineThemeComponent,
  MenuProps,
  ModalProps,
  PasswordInputProps,
  PopoverProps,
  ScrollAreaProps,
  SelectProps,
  SkeletonProps,
  TableProps,
  TabsProps,
  TextProps,
  TooltipProps,
} from '@mantine/core'
import type { NotificationsProps } from '@mantine/notifications'
import { MAIN_ID } from '../main-id.ts'
import { motion, TOAST_LIMIT, timing } from './timing.ts'

/** Imports prop types only: naming a component here must not load its code. */
function defaults<Props>(props: Partial<Props>): MantineThemeComponent {
  return { defaultProps: props }
}

/** Renders popovers inside the main landmark. */
const inMain = { target: `#${MAIN_ID}` }

const popIn = { transition: 'fade', duration: motion.fast } as const

/**
 * Mantine focuses a dropdown from a timer that it never clears. A dropdown closed earlier must unmount at once, or it
 * takes the focus and loses it when the fade ends.
 */
const dropdownIn = { ...popIn, exitDuration: 0 } as const

export const componentDefaults: Record<string, MantineThemeComponent> = {
  Text: defaults<TextProps>({ size: 'sm' }),
  Tooltip: defaults<TooltipProps>({
    openDelay: timing.tooltipOpenDelay,
    portalProps: inMain,
    events: { hover: true, focus: true, touch: true },
    transitionProps: popIn,
    multiline: true,
    maw: 320,
  }),
  Menu: defaults<MenuProps>({
    openDelay: timing.menuOpenDelay,
    portalProps: inMain,
    closeDelay: timing.menuCloseDelay,
    transitionProps: dropdownIn,
    shadow: 'md',
    position: 'bottom-end',
    // An open menu keeps the focus, so it must not disappear when its button scrolls out of view.
    hideDetached: false,
    // An element without a role is not allowed in a menu; the first item gets the focus instead (WAI-ARIA practices).
    withInitialFocusPlaceholder: false,
  }),
  Popover: defaults<PopoverProps>({
    portalProps: inMain,
    transitionProps: dropdownIn,
    shadow: 'md',
    // An open popover keeps the focus, as menus do.
    hideDetached: false,
  }),
  Modal: defaults<ModalProps>({
    centered: true,
    transitionProps: { transition: 'fade', duration: motion.fast },
    overlayProps: { backgroundOpacity: 0.5 },
    closeButtonProps: { 'aria-label': 'Close' },
  }),
  Drawer: defaults<DrawerProps>({
    transitionProps: { duration: motion.slow },
    overlayProps: { backgroundOpacity: 0.5 },
    closeButtonProps: { 'aria-label': 'Close' },
    // A `<header>` would be a second banner landmark. `Dialog` does the same for `Modal`.
    attributes: { header: { role: 'presentation' } },
  }),
  ScrollArea: defaults<ScrollAreaProps>({ scrollHideDelay: timing.scrollHideDelay, scrollbarSize: 8 }),
  Notifications: defaults<NotificationsProps>({
    limit: TOAST_LIMIT,
    autoClose: timing.toastAutoClose,
    position: 'bottom-right',
    transitionDuration: motion.slow,
  }),
  Table: defaults<TableProps>({ verticalSpacing: 'xs', horizontalSpacing: 'md' }),
  Tabs: defaults<TabsProps>({ keepMounted: false }),
  Input: defaults<InputProps>({ size: 'sm' }),
  InputWrapper: defaults<InputWrapperProps>({
    size: 'sm',
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  }),
  PasswordInput: defaults<PasswordInputProps>({ visibilityToggleFocusable: true }),
  Select: defaults<SelectProps>({
    allowDeselect: false,
    comboboxProps: { transitionProps: popIn, shadow: 'md' },
  }),
  Checkbox: defaults<CheckboxProps>({ size: 'sm' }),
  Badge: defaults<BadgeProps>({ variant: 'light', radius: 'sm', size: 'md' }),
  // Announces loading to screen readers.
  Skeleton: defaults<SkeletonProps>({ radius: 'sm', 'aria-busy': true }),
  Loader: defaults<LoaderProps>({ type: 'oval', size: 'sm' }),
}
