import { screen } from '@testing-library/react'
import * as character from '@/contract/character'
import * as guild from '@/contract/guilds/guild'
import * as instance from '@/contract/instance'
import * as lootItem from '@/contract/loot-item'
import * as session from '@/contract/session'
import * as wishes from '@/contract/wishes'
import * as wishlist from '@/contract/wishlist'
import { describeWrongAnswers } from './fault-matrix'
import { inDialog, pageError, sectionError, signInPage, unnoticed } from './outcomes'
import { listPath, listsPath, sessionUnknown, press } from './situations'

const ON_HOME = { on: 'Home', open: () => '/' }
const ON_PROFILE = { on: 'Profile', open: () => '/profile' }
const ON_LISTS = { on: 'Wishlists of a character', open: listsPath }
const ON_LIST = { on: 'Wishlist', open: listPath }

// Booleans that are missing are false, so this answer says that nobody is signed in.
const OF_SESSION = { outcome: sessionUnknown, except: { '{}': signInPage } }

describeWrongAnswers([
  { ...ON_HOME, call: session.getStatus, ...OF_SESSION },
  { ...ON_HOME, call: session.getMyCharacterCount, outcome: unnoticed('The Venomous Abyss') },
  { ...ON_HOME, call: character.listCharacters, outcome: pageError },
  { ...ON_HOME, call: wishlist.listWishlists, outcome: sectionError },
  {
    ...ON_HOME,
    call: instance.listActiveInstances,
    prepare: async () =>
      void (await screen.findByRole('button', { name: 'Create Wishlist for Kharzul' })),
    act: press('Create Wishlist for Kharzul'),
    outcome: inDialog,
  },
  { ...ON_PROFILE, call: session.getStatus, ...OF_SESSION },
  { ...ON_PROFILE, call: session.getMyCharacterCount, outcome: unnoticed('Raider#3000') },
  { ...ON_PROFILE, call: session.getMe, outcome: pageError },
  { ...ON_PROFILE, call: character.listCharacters, outcome: pageError },
  { ...ON_PROFILE, call: guild.listGuilds, outcome: sectionError },
  { ...ON_LISTS, call: session.getStatus, ...OF_SESSION },
  { ...ON_LISTS, call: character.getCharacter, outcome: pageError },
  { ...ON_LISTS, call: wishlist.listCharacterWishlists, outcome: pageError },
  { ...ON_LIST, call: session.getStatus, ...OF_SESSION },
  { ...ON_LIST, call: wishlist.getWishlist, outcome: pageError },
  {
    on: 'Wishlist by boss',
    open: (api) => listPath(api, '?view=boss'),
    call: lootItem.listInstanceLoot,
    outcome: sectionError,
  },
  { ...ON_LIST, on: 'Picker', call: lootItem.listInstanceLoot, outcome: sectionError },
  { ...ON_LIST, on: 'Picker', call: wishes.listAvailableItems, outcome: sectionError },
  {
    on: 'Onboarding',
    as: 'Newcomer#2000',
    open: () => '/onboarding',
    call: character.listAvailableCharacters,
    outcome: sectionError,
  },
])
