import type { Page } from '@playwright/test'
import type { Person } from './person'
import type { SandboxAccount } from './sign-in'
import { wishRows } from './wishes'

/** A page of the app, a visitor who can open it, and how to detect that it has loaded. */
export interface AppPage {
  name: string
  visitor: SandboxAccount | null
  path: string
  heading: string
  /** Waits for content that is not shown while the page loads. */
  hasContent?: (page: Page) => Promise<unknown>
}

/** The game's id of the character. */
const FROSTELLE = 230_300_001

const LIST = 'The Venomous Abyss - Heroic (Frost)'

/** Every page of docs/specification.md, section 2, including its views. */
export async function everyPage(raider: Person): Promise<AppPage[]> {
  const wishlist = await raider.wishlistPath('Frostelle', LIST)
  const characterPath = await raider.characterPath('Frostelle')
  const admin = (name: string, path: string, hasContent?: AppPage['hasContent']): AppPage => ({
    name: `Admin: ${name}`,
    visitor: 'Admin#1000',
    path: `/admin${path}`,
    heading: name,
    hasContent,
  })
  return [
    { name: 'Login', visitor: null, path: '/login', heading: 'Guildr' },
    {
      name: 'Login, expired',
      visitor: null,
      path: '/login?reason=expired',
      heading: 'Guildr',
      hasContent: (page) => page.getByText('Your session has expired.').waitFor(),
    },
    {
      name: 'Login, cancelled',
      visitor: null,
      path: '/login?error=FORBIDDEN',
      heading: 'Guildr',
      hasContent: (page) => page.getByRole('alert').waitFor(),
    },
    { name: 'Login, signed in', visitor: 'Raider#3000', path: '/login', heading: 'Guildr' },
    { name: 'Not found', visitor: null, path: '/nowhere', heading: 'Not Found' },
    {
      name: 'Not found, signed in',
      visitor: 'Raider#3000',
      path: '/nowhere',
      heading: 'Not Found',
    },
    {
      name: 'Onboarding',
      visitor: 'Newcomer#2000',
      path: '/onboarding',
      heading: 'Import your characters',
      hasContent: (page) => page.getByRole('checkbox', { name: 'Brannoch' }).waitFor(),
    },
    {
      name: 'Onboarding, no characters',
      visitor: 'Empty#4000',
      path: '/onboarding',
      heading: 'Import your characters',
      hasContent: (page) => page.getByRole('button', { name: 'Check again' }).waitFor(),
    },
    {
      name: 'Home',
      visitor: 'Raider#3000',
      path: '/',
      heading: 'The Venomous Abyss',
      hasContent: (page) => page.getByRole('link', { name: `Open ${LIST}` }).waitFor(),
    },
    {
      name: 'Character wishlists',
      visitor: 'Raider#3000',
      path: characterPath,
      heading: "Frostelle's wishlists",
    },
    ...['priority', 'slot', 'boss'].map((view) => ({
      name: `Wishlist by ${view}`,
      visitor: 'Raider#3000' as const,
      path: `${wishlist}?view=${view}`,
      heading: LIST,
      hasContent: (page: Page) => wishRows(page).last().waitFor(),
    })),
    {
      name: 'Profile',
      visitor: 'Raider#3000',
      path: '/profile',
      heading: 'Raider#3000',
      hasContent: (page) => page.getByText('Ashen Vanguard').first().waitFor(),
    },
    {
      name: 'Guild board',
      visitor: 'Admin#1000',
      path: await raider.guildPath(),
      heading: 'Ashen Vanguard',
      hasContent: (page) => page.getByRole('group', { name: 'Wanted items' }).waitFor(),
    },
    {
      name: 'Guild roster',
      visitor: 'Admin#1000',
      path: `${await raider.guildPath()}/roster`,
      heading: 'Ashen Vanguard',
      hasContent: (page) => page.getByRole('heading', { name: 'Members' }).waitFor(),
    },
    {
      name: 'Tonight',
      visitor: 'Admin#1000',
      path: `${await raider.guildPath()}/tonight`,
      heading: 'Ashen Vanguard',
      hasContent: (page) => page.getByRole('button', { name: 'End night…' }).waitFor(),
    },
    {
      name: 'Guild history',
      visitor: 'Admin#1000',
      path: `${await raider.guildPath()}/history`,
      heading: 'Ashen Vanguard',
      hasContent: (page) => page.getByRole('button', { name: 'Download CSV' }).waitFor(),
    },
    {
      name: 'Raider of a guild',
      visitor: 'Admin#1000',
      path: `${await raider.guildPath()}/raiders/${FROSTELLE}`,
      heading: 'Ashen Vanguard',
      hasContent: (page) => page.getByRole('heading', { name: 'Still wanted' }).waitFor(),
    },
    { name: 'Components', visitor: 'Raider#3000', path: '/components', heading: 'Components' },
    admin('Admin', '', (page) => page.getByRole('link', { name: 'Instances' }).waitFor()),
    admin('Bosses', '/bosses', hasTable),
    admin('History', '/history'),
    admin('Instances', '/instances', hasTable),
    admin('Loot', '/loot', hasTable),
    admin('Enter items in bulk', '/loot-bulk'),
    admin('Seasons', '/seasons', hasTable),
  ]
}

async function hasTable(page: Page) {
  await page.getByRole('row').nth(1).waitFor()
}
