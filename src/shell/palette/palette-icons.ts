import {
  type Icon,
  IconApps,
  IconBook,
  IconCamera,
  IconCertificate,
  IconHome,
  IconInfoCircle,
  IconLifebuoy,
  IconLogin2,
  IconPassword,
  IconPlus,
  IconShieldCheck,
  IconTag,
  IconUserPlus,
  IconWorld,
} from '@tabler/icons-react'
import { consoleIcons } from '../console-icons.ts'
import { menuIcons } from '../menu-icons.ts'
import type { LinkablePath } from '../pages.ts'

/** Icons of all linkable pages. */
export const paletteIcons: Readonly<Record<LinkablePath, Icon>> = {
  ...menuIcons,
  ...consoleIcons,
  '/': IconHome,
  '/pricing': IconTag,
  '/documentation': IconBook,
  '/documentation/api': IconBook,
  '/about': IconInfoCircle,
  '/marketplace': IconApps,
  '/security': IconShieldCheck,
  '/infrastructure': IconWorld,
  '/support': IconLifebuoy,
  '/login': IconLogin2,
  '/signup': IconUserPlus,
  '/forgot-password': IconPassword,
  '/compute/vms/new': IconPlus,
  '/compute/containers/new': IconPlus,
  '/network/firewalls/new': IconPlus,
  '/storage/databases/new': IconPlus,
  '/storage/volumes/new': IconPlus,
  '/storage/volumes/snapshots': IconCamera,
  '/network/load-balancers/new': IconPlus,
  '/network/load-balancers/certificates': IconCertificate,
  '/services/cdn/new': IconPlus,
  '/services/dns/new': IconPlus,
}
