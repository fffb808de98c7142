import { checkWorld } from './check-world.ts'

checkWorld('default', ['failures', 'unpaid-invoices'])
