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
import { mainId } from '../main-id.ts'
import { motion, timing, toastLimit } from './timing.ts'

/** Only the props are imported, as types: naming a component here must not pull its code into the first load. */
function defaults<Props>(props: Partial<Props>): MantineThemeComponent {
  return { defaultProps: props }
}

/** What floats stays within the page's main landmark: beside the body's other children it would be outside of all. */
const inMain = { target: `#${mainId}` }

/** Mantine heads a dialog with a `<header>`, which would stand beside the page's own as a second banner. */
const noBanner = { header: { role: 'presentation' } }

const popIn = { transition: 'fade', duration: motion.fast } as const

/**
 * Mantine focuses a dropdown from a timer that it never clears. A dropdown closed before that must be gone by then, or it
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
    // An element without a role is no child of a menu; the first entry takes the focus instead (WAI-ARIA practices).
    withInitialFocusPlaceholder: false,
  }),
  Popover: defaults<PopoverProps>({ portalProps: inMain, transitionProps: dropdownIn, shadow: 'md' }),
  Modal: defaults<ModalProps>({
    centered: true,
    transitionProps: { transition: 'fade', duration: motion.fast },
    overlayProps: { backgroundOpacity: 0.5 },
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: noBanner,
  }),
  Drawer: defaults<DrawerProps>({
    transitionProps: { duration: motion.slow },
    overlayProps: { backgroundOpacity: 0.5 },
    closeButtonProps: { 'aria-label': 'Close' },
    attributes: noBanner,
  }),
  ScrollArea: defaults<ScrollAreaProps>({ scrollHideDelay: timing.scrollHideDelay, scrollbarSize: 8 }),
  Notifications: defaults<NotificationsProps>({
    limit: toastLimit,
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
  // A gray block says nothing to who does not see it.
  Skeleton: defaults<SkeletonProps>({ radius: 'sm', 'aria-busy': true }),
  Loader: defaults<LoaderProps>({ type: 'oval', size: 'sm' }),
}
