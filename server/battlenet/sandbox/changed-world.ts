import { SANDBOX_ACCOUNTS, type SandboxAccount, type SandboxCharacter } from './accounts'
import { SANDBOX_RAIDERS } from './raiders'
import { FROSTELLE_ID, type RosterSwitch } from './roster-changes'
import { ASHEN_VANGUARD, SANDBOX_GUILDS, type SandboxGuild } from './world'

/** The guild that takes the name of Ashen Vanguard. */
const NAMESAKE: SandboxGuild = { ...ASHEN_VANGUARD, id: 70_100_003, otherMembers: 12 }
/** The account to which Frostelle is transferred. */
const NEW_OWNER = 'Newcomer#2000'

const ACCOUNT_CHARACTERS = SANDBOX_ACCOUNTS.flatMap(charactersIn)
const CHARACTERS = [...ACCOUNT_CHARACTERS, ...SANDBOX_RAIDERS]

/** The characters and guilds of the sandbox with what is chosen on its page `roster`. */
export function changedWorld({ isChosen }: RosterSwitch) {
  const change = (character: SandboxCharacter): SandboxCharacter => ({
    ...character,
    ...(character.id === FROSTELLE_ID && isChosen('own-rename') && { name: 'Frostina' }),
    ...(character.guild && { guild: { ...character.guild, of: changeGuild(character.guild.of) } }),
  })
  const changeGuild = (guild: SandboxGuild): SandboxGuild =>
    guild.id === ASHEN_VANGUARD.id && isChosen('guild-rename')
      ? { ...guild, name: 'Ember Vanguard', slug: 'ember-vanguard' }
      : guild
  const isTransferred = (character: SandboxCharacter) =>
    character.id === FROSTELLE_ID && isChosen('transfer')

  return {
    characters: CHARACTERS.map(change),
    gameAccounts({ battleTag, gameAccounts }: SandboxAccount): SandboxAccount['gameAccounts'] {
      const gained = battleTag === NEW_OWNER ? ACCOUNT_CHARACTERS.filter(isTransferred) : []
      return gameAccounts.map(({ id, characters }, index) => ({
        id,
        characters: [
          ...characters.filter((character) => !isTransferred(character)),
          ...(index === 0 ? gained : []),
        ].map(change),
      }))
    },
    /** At most one of the guilds has an address: the namesake comes first. */
    guilds: [...(isChosen('guild-namesake') ? [NAMESAKE] : []), ...SANDBOX_GUILDS.map(changeGuild)],
  }
}

function charactersIn({ gameAccounts }: SandboxAccount): SandboxCharacter[] {
  return gameAccounts.flatMap(({ characters }) => characters)
}
