import { Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { avatarAddress } from '#src/api/avatar-address.ts'
import type { User } from '#src/api/generated/types.gen.ts'
import { useHolds, useLogOut } from '#src/api/session.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { MenuLink } from '#src/ui/menu-link.tsx'
import { useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { toast } from '#src/ui/toast.tsx'
import { colorSchemes } from '../color-schemes.ts'
import { consoleIcons } from '../console-icons.ts'
import { accountPaths } from '../navigation.ts'
import { page } from '../pages.ts'
import classes from './account-menu.module.css'

/** The avatar and what belongs to the person (spec part 1, section 2), with the choice of theme. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { choice, choose } = useColorScheme()
  const logOut = useLogOut()
  const holds = useHolds()
  return (
    // Within the banner: a name and an address are content, and content belongs to a landmark.
    <Menu width={240} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label={`Account of ${user.name}`}>
          <Avatar name={user.name} src={avatarAddress(user.avatarUrl)} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <div className={classes.name}>{user.name}</div>
          <div className={classes.email}>{user.email}</div>
        </div>
        <Menu.Divider />
        {accountPaths
          .filter((path) => holds(page(path).needs))
          .map((path) => {
            const Icon = consoleIcons[path]
            return (
              <MenuLink key={path} to={path} leftSection={<Icon size={16} />}>
                {page(path).title}
              </MenuLink>
            )
          })}
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <Menu.RadioGroup
          value={choice}
          onChange={(value) => {
            const chosen = colorSchemes.find((scheme) => scheme.value === value)
            if (chosen) choose(chosen.value)
          }}
        >
          {colorSchemes.map(({ value, label, icon: Icon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              rightSection={<Icon size={16} />}
              closeMenuOnClick={false}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={() =>
            logOut.mutate(undefined, { onError: (error) => toast.problem('Could not log out', error) })
          }
        >
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
