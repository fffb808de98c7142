import {
  type Icon,
  IconAffiliate,
  IconArrowsSplit2,
  IconBox,
  IconBrain,
  IconBuildingSkyscraper,
  IconCpu2,
  IconDatabase,
  IconDeviceSdCard,
  IconRocket,
  IconServer2,
  IconShieldLock,
  IconShoppingCart,
  IconStack2,
  IconWorldBolt,
  IconWorldSearch,
} from '@tabler/icons-react'
import type { MegaMenuPath } from './site-navigation.ts'

/** Icons of the mega-menus. Separate from the console's icons, since every public page loads them. */
export const menuIcons: Readonly<Record<MegaMenuPath, Icon>> = {
  '/products/gpu-as-a-service': IconCpu2,
  '/products/virtual-machines': IconServer2,
  '/products/containers': IconBox,
  '/products/databases': IconDatabase,
  '/products/block-storage': IconDeviceSdCard,
  '/products/load-balancers': IconArrowsSplit2,
  '/products/firewalls': IconShieldLock,
  '/products/cdn': IconWorldBolt,
  '/products/dns': IconAffiliate,
  '/domains': IconWorldSearch,
  '/solutions/ai-ml': IconBrain,
  '/solutions/startups': IconRocket,
  '/solutions/enterprise': IconBuildingSkyscraper,
  '/solutions/ecommerce': IconShoppingCart,
  '/solutions/saas': IconStack2,
}
