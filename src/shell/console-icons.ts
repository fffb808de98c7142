import {
  type Icon,
  IconAffiliate,
  IconAlertTriangle,
  IconArrowsSplit2,
  IconBox,
  IconChartHistogram,
  IconCreditCard,
  IconDatabase,
  IconDeviceSdCard,
  IconFileText,
  IconLayoutDashboard,
  IconServer2,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
  IconWorldBolt,
} from '@tabler/icons-react'
import type { SidebarPath } from './navigation.ts'

/** Icons of the console's pages, in the sidebar and elsewhere. */
export const consoleIcons: Readonly<Record<SidebarPath, Icon>> = {
  '/dashboard': IconLayoutDashboard,
  '/compute/vms': IconServer2,
  '/compute/containers': IconBox,
  '/storage/databases': IconDatabase,
  '/storage/volumes': IconDeviceSdCard,
  '/network/load-balancers': IconArrowsSplit2,
  '/network/firewalls': IconShieldLock,
  '/services/cdn': IconWorldBolt,
  '/services/dns': IconAffiliate,
  '/monitoring': IconChartHistogram,
  '/monitoring/logs': IconFileText,
  '/monitoring/alerts': IconAlertTriangle,
  '/billing': IconCreditCard,
  '/account': IconUserCircle,
  '/team': IconUsers,
}
