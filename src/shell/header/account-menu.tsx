import { IconCheck, IconLogout, IconUsers, type Icon as TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useId } from 'react'
import { resolveAvatarUrl } from '#src/api/avatar-url.ts'
import type { User } from '#src/api/generated/types.gen.ts'
import { useHasPermission, useLogOut } from '#src/api/session.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { initials } from '#src/ui/initials.ts'
import { useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { toast } from '#src/ui/toast.tsx'
import { openChat } from '../chat/open-chat.ts'
import { colorSchemes } from '../color-schemes.ts'
import { consoleIcons } from '../console-icons.ts'
import { accountPaths } from '../navigation.ts'
import { page } from '../pages.ts'
import classes from './account-menu.module.css'
import popup from './popup.module.css'
import { usePopup } from './use-popup.ts'

const MENU_ITEMS = '[role^="menuitem"]'

/** Avatar with the account menu (spec part 1, section 2) and the theme selection. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { opened, toggle, close, root } = usePopup(MENU_ITEMS)
  // Not in the entries: they unmount before the response arrives, and could not report a failure.
  const logOut = useLogOut()
  const id = useId()
  return (
    <div {...root} className={popup.root}>
      <button
        id={id}
        type="button"
        className={classes.avatar}
        // With the initials, for people who say what they see (WCAG 2.2, 2.5.3).
        aria-label={`Account of ${user.name}, ${initials(user.name)}`}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || opened) return
          event.preventDefault()
          toggle()
        }}
      >
        <Avatar name={user.name} src={resolveAvatarUrl(user.avatarUrl)} />
      </button>
      {/* Inside the banner, since all content must be within a landmark. */}
      {opened && (
        <div className={`${popup.panel} ${classes.panel}`}>
          <div className={classes.person}>
            <div className={classes.name}>{user.name}</div>
            <div className={classes.email}>{user.email}</div>
          </div>
          <Entries
            labelledBy={id}
            onChosen={close}
            onLogOut={() =>
              logOut.mutate(undefined, { onError: (error) => toast.problem('Could not log out', error) })
            }
          />
        </div>
      )}
    </div>
  )
}

function Entries({
  labelledBy,
  onChosen,
  onLogOut,
}: {
  readonly labelledBy: string
  readonly onChosen: () => void
  readonly onLogOut: () => void
}) {
  const { choice, choose } = useColorScheme()
  const hasPermission = useHasPermission()
  const themeId = useId()
  const action = (Icon: TablerIcon, label: string, act: () => void) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes.entry}
      onClick={() => {
        onChosen()
        act()
      }}
    >
      <Icon size={16} aria-hidden="true" />
      {label}
    </button>
  )
  return (
    <div
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      {accountPaths
        .filter((path) => hasPermission(page(path).permission))
        .map((path) => {
          const Icon = consoleIcons[path]
          return (
            <Link
              key={path}
              to={path}
              role="menuitem"
              tabIndex={-1}
              className={classes.entry}
              onClick={onChosen}
            >
              <Icon size={16} aria-hidden="true" />
              {page(path).title}
            </Link>
          )
        })}
      <hr className={classes.line} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu. */}
      <div role="group" aria-labelledby={themeId}>
        <div id={themeId} className={classes.label}>
          Theme
        </div>
        {colorSchemes.map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === choice}
            tabIndex={-1}
            className={classes.entry}
            onClick={() => choose(value)}
          >
            <span className={classes.mark}>
              {value === choice && <IconCheck size={14} aria-hidden="true" />}
            </span>
            <span className={classes.text}>{label}</span>
            <Icon size={16} aria-hidden="true" />
          </button>
        ))}
      </div>
      <hr className={classes.line} />
      {action(IconUsers, 'Chat with support', openChat)}
      {action(IconLogout, 'Log out', onLogOut)}
    </div>
  )
}

/**
 * Arrow keys wrap around, Home and End go to the ends, a letter goes to the first entry that starts with it (WAI-ARIA
 * practices, "Menu").
 */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(MENU_ITEMS)]
  const focused = all.find((entry) => entry === document.activeElement)
  // Unlike buttons, links don't react to the space key.
  if (event.key === ' ' && focused instanceof HTMLAnchorElement) {
    event.preventDefault()
    focused.click()
    return
  }
  const at = focused === undefined ? -1 : all.indexOf(focused)
  const next = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: at <= 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  }[event.key]
  if (next === undefined) {
    if (!event.ctrlKey && !event.metaKey)
      focusBeginningWith(event.key, [...all.slice(at + 1), ...all.slice(0, at + 1)])
    return
  }
  event.preventDefault()
  all.at(next)?.focus()
}

function focusBeginningWith(key: string, entries: readonly HTMLElement[]): void {
  // Keys that don't print a character have longer names, such as `Enter`.
  if (key.length !== 1) return
  const letter = key.toLowerCase()
  entries.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(letter))?.focus()
}
