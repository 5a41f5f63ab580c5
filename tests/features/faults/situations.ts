import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import * as character from '@/contract/character'
import * as guild from '@/contract/guilds/guild'
import * as instance from '@/contract/instance'
import * as lootItem from '@/contract/loot-item'
import * as session from '@/contract/session'
import * as wishes from '@/contract/wishes'
import * as wishlist from '@/contract/wishlist'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { deleteCreatedWishlists } from '../../support/backend/wishlist-rows'
import { openCharacterMenu } from '../characters/character-menu'
import { partsOf } from '../wishlists/create/create-dialog'
import { allToasts, toasts } from '../../support/app/toasts'
import type { Fault } from './faults'
import {
  inDialog,
  notFound,
  oneToast,
  pageError,
  sectionError,
  signInPage,
  unnoticed,
  type Outcome,
} from './outcomes'
import type { Situation } from './situation'

/** Presses a button as soon as it is shown. */
export const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }))

/** Presses the first button with this name. */
const pressFirst = (name: RegExp) => async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body)

export async function listsPath(api: Api) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  return `/characters/${(await raider.character('Kharzul')).id}/wishlists`
}

export async function listPath(api: Api, search = '?slot=TRINKET') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  await deleteCreatedWishlists(api.backend.database)
  const id = await raider.createWishlist('Frostelle')
  await raider.addItems(id, 'TRINKET', 2)
  return `/wishlists/${id}${search}`
}

/** Chooses an action in the menu of Kharzul's first wishlist. */
const chooseAction = (item: string) => async (user: UserEvent) => {
  await pressFirst(/^More actions for /)(user)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** /login shows that the session check failed; the token is kept. */
export const sessionUnknown: Outcome = async ({ says }) => {
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('We could not check whether you are signed in.')
  expect(alert).toHaveTextContent(says)
  expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(localStorage.getItem('guildr_token')).not.toBeNull()
}

/** The character's row in the import list shows a text. */
const importLine =
  (text: (fault: Fault) => string): Outcome =>
  async (fault) => {
    expect(await screen.findByText(text(fault))).toBeVisible()
    expect(await allToasts()).toEqual([])
  }

const importSlowed: Outcome = async () => {
  expect(await screen.findByText(/^Battle\.net limits the number of requests/)).toBeVisible()
}

/**
 * Asserts the number of wishes: `count` after a rejected edit, `whenUnsent` after an unsent edit.
 */
const wishCount =
  (count: number, whenUnsent = count) =>
  ({ name }: Fault) =>
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(
      name in UNSENT ? whenUnsent : count,
    )

/** No error is shown as a toast. */
const expectNoErrorToast = async () =>
  expect((await allToasts()).filter((shown) => shown.matches('[data-type="error"]'))).toEqual([])

/** The edit is kept until it can be sent, and the page says so. */
const keptBecause =
  (reason: string): Outcome =>
  async () => {
    const notice = new RegExp(`^${reason}: 1 change is kept`)
    expect(await screen.findByText(notice)).toBeVisible()
    await expectNoErrorToast()
  }
const keptUnsent = keptBecause('The server cannot be reached')
const keptUntilAllowed = keptBecause('Too many requests')

/** One toast says what no longer exists, in other words than the server's. */
const saysWhatIsGone: Outcome = async () => {
  const reason = /no longer exists|on another device or in another tab/
  expect(await screen.findByText(reason)).toBeVisible()
  expect(toasts().filter((shown) => shown.matches('[data-type="error"]'))).toHaveLength(1)
}

/** Exceptions for edits of a wishlist. */
const UNSENT = {
  'connection refused': keptUnsent,
  'connection lost': keptUnsent,
  '429 with retryAfter': keptUntilAllowed,
  '429': keptUntilAllowed,
}

/** Success: the confirm dialog closes, and no error is shown. */
export const dialogCloses: Outcome = async () => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expectNoErrorToast()
}

/** Success: the wishlist is refetched, which still has both wishes here, and no error is shown. */
export const refetched: Outcome = async () => {
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2))
  await expectNoErrorToast()
}

/**
 * A situation for each call of a player, except those of `ACCOUNT_SITUATIONS`; a test checks that
 * none is missing.
 */
export const SITUATIONS: readonly Situation[] = [
  { call: session.getStatus, open: () => '/', outcome: sessionUnknown },
  // If the onboarding check fails, the user is not redirected (docs/specification.md, section 2).
  { call: session.getMyCharacterCount, open: () => '/', outcome: unnoticed('The Venomous Abyss') },
  { call: session.getMe, open: () => '/profile', outcome: pageError },
  {
    // Sign-out ignores a failure of the call (docs/specification.md, section 4).
    call: session.logout,
    open: () => '/profile',
    prepare: async () => void (await screen.findByRole('heading', { name: 'Raider#3000' })),
    act: press('Sign out'),
    outcome: signInPage,
  },
  { call: character.listCharacters, open: () => '/', outcome: pageError },
  {
    call: character.getCharacter,
    open: listsPath,
    outcome: pageError,
    except: { 404: notFound },
  },
  {
    call: character.listAvailableCharacters,
    as: 'Newcomer#2000',
    open: () => '/onboarding',
    outcome: sectionError,
  },
  {
    call: character.importCharacter,
    as: 'Newcomer#2000',
    open: () => '/onboarding',
    prepare: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Brannoch' })),
    act: press('Import 1 character'),
    outcome: importLine(({ says }) => `Failed: ${says}`),
    // A character that is already imported counts as imported; the import waits for a rate limit to
    // end.
    except: { 409: importLine(() => 'Already imported'), 429: importSlowed },
  },
  {
    call: character.syncCharacter,
    open: () => '/',
    prepare: async (user) => void (await openCharacterMenu(user, 'Kharzul')),
    act: async (user) => user.click(await screen.findByRole('menuitem', { name: 'Sync' })),
    outcome: oneToast,
  },
  { call: guild.listGuilds, open: () => '/profile', outcome: sectionError },
  {
    call: guild.onboardGuild,
    open: () => '/profile',
    prepare: async () => void (await screen.findByRole('button', { name: /^Connect guild / })),
    act: press(/^Connect guild /),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: instance.listActiveInstances,
    open: () => '/',
    prepare: async () =>
      void (await screen.findByRole('button', { name: 'Create Wishlist for Kharzul' })),
    act: press('Create Wishlist for Kharzul'),
    outcome: inDialog,
  },
  {
    call: lootItem.listInstanceLoot,
    open: (api) => listPath(api, '?view=boss'),
    outcome: sectionError,
  },
  { call: wishlist.listWishlists, open: () => '/', outcome: sectionError },
  {
    call: wishlist.listCharacterWishlists,
    open: listsPath,
    outcome: pageError,
    except: { 404: notFound },
  },
  {
    call: wishlist.createWishlist,
    open: () => '/',
    prepare: async (user) => {
      await press('Create Wishlist for Frostelle')(user)
      const dialog = partsOf(await screen.findByRole('dialog'), user)
      await dialog.fill()
    },
    act: press('Create Wishlist'),
    // The title is fixed (docs/specification.md, section 4); the description is the reason.
    isRepeatable: true,
    outcome: async (fault) => {
      await oneToast(fault)
      expect(toasts()[0]).toHaveTextContent('Failed to create wishlist')
    },
    keeps: () =>
      expect(screen.getByRole('textbox', { name: 'Wishlist Name' })).toHaveValue(
        'The Venomous Abyss - Heroic (Frost)',
      ),
  },
  { call: wishlist.getWishlist, open: listPath, outcome: pageError, except: { 404: notFound } },
  {
    call: wishes.listAvailableItems,
    open: (api) => listPath(api, '?slot=HEAD'),
    outcome: sectionError,
  },
  {
    call: wishes.addWishlistItem,
    open: listPath,
    prepare: async () => void (await screen.findAllByRole('button', { name: /^Add / })),
    act: pressFirst(/^Add /),
    isRepeatable: true,
    outcome: oneToast,
    except: { 404: saysWhatIsGone, ...UNSENT },
    keeps: wishCount(2, 3),
  },
  {
    call: wishes.removeWishlistItem,
    open: listPath,
    prepare: async () => void (await screen.findAllByRole('button', { name: /^Remove / })),
    act: pressFirst(/^Remove /),
    isRepeatable: true,
    // Also of a 404, because the wish is still on the list.
    outcome: oneToast,
    except: UNSENT,
  },
  {
    call: wishlist.updateWishlist,
    open: listPath,
    prepare: async () => void (await screen.findAllByRole('textbox', { name: /^Rank of / })),
    act: async (user) => {
      const [first = document.body] = screen.getAllByRole('textbox', { name: /^Rank of / })
      await user.clear(first)
      await user.type(first, '2{Enter}')
    },
    isRepeatable: true,
    outcome: oneToast,
    except: { 404: saysWhatIsGone, ...UNSENT },
    keeps: wishCount(2),
  },
  {
    call: wishlist.duplicateWishlist,
    open: listsPath,
    prepare: chooseAction('Duplicate'),
    act: async (user) =>
      user.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Duplicate' }),
      ),
    isRepeatable: true,
    outcome: inDialog,
  },
  {
    call: wishlist.deleteWishlist,
    open: listsPath,
    prepare: chooseAction('Delete list'),
    act: press('Delete'),
    isRepeatable: true,
    // Also of a 404, because the wishlist is still there.
    outcome: inDialog,
  },
  {
    call: wishlist.restoreWishlist,
    async open(api) {
      await (await signInPerson(api.backend, 'Raider#3000')).createWishlist('Kharzul')
      return listsPath(api)
    },
    async prepare(user) {
      await chooseAction('Delete list')(user)
      await press('Delete')(user)
    },
    act: press('Undo'),
    outcome: oneToast,
  },
]
