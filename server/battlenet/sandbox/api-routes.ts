import { CLASS_NAMES, findClass, findSpecialization } from '@/game/classes'
import { REGIONS } from '@/game/realms'
import { Hono } from 'hono'
import type { SandboxCharacter } from './accounts'
import { changedWorld } from './changed-world'
import { equippedItems } from './equipment'
import { journalRoutes } from './journal-routes'
import { hasLocale, sendError } from './responses'
import type { TokenGrant, TokenStore } from './token-store'
import type { RosterSwitch, SandboxMember } from './roster-changes'
import { ASHEN_VANGUARD, type SandboxGuild, type SandboxRealm } from './world'

interface ApiEnv {
  Variables: { grant: TokenGrant }
}

/** Paths of the game's data, which have the namespace `static`; all others have `profile`. */
const GAME_DATA = /\/data\/wow\/(?:journal-|item\/|media\/)/

/** The routes of {region}.api.blizzard.com, below `/{region}`. */
export function apiRoutes(tokens: TokenStore, rosterSwitch: RosterSwitch): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()

  app.use('/:region/*', async (context, next) => {
    const region = context.req.param('region')
    if (!REGIONS.some((known) => known === region)) return sendError(context, 404)
    // Like Battle.net, does not accept `?access_token=`.
    const grant = tokens.readBearer(context.req.header('Authorization'))
    if (!grant) return sendError(context, 401)
    const namespace = context.req.header('Battlenet-Namespace') ?? context.req.query('namespace')
    const kind = GAME_DATA.test(context.req.path) ? 'static' : 'profile'
    if (namespace !== `${kind}-${region}`) return sendError(context, 403)
    if (!hasLocale(context)) return sendError(context, 400)
    context.set('grant', grant)
    return next()
  })

  app.get('/:region/profile/user/wow', (context) => {
    const { account, scopes } = context.get('grant')
    if (!account || !scopes.includes('wow.profile')) return sendError(context, 403)
    const gameAccounts = changedWorld(rosterSwitch).gameAccounts(account)
    const wowAccounts = gameAccounts.flatMap(({ id, characters }) => {
      const here = characters.filter(({ realm }) => realm.region === context.req.param('region'))
      return here.length > 0 ? { id, characters: here.map(accountListEntry) } : []
    })
    if (wowAccounts.length === 0) return sendError(context, 404)
    return context.json({ id: account.id, wow_accounts: wowAccounts })
  })

  /** Answers for a character. Like Battle.net, requires a lower-case name and finds no dormant one. */
  function answerFor(resource: string, answer: (found: SandboxCharacter) => object) {
    app.get(`/:region/profile/wow/character/:realm/:name${resource}`, (context) => {
      const params = context.req.param()
      const found = changedWorld(rosterSwitch).characters.find(
        ({ name, realm, isDormant }) =>
          !isDormant &&
          realm.region === params.region &&
          realm.slug === params.realm &&
          name.toLowerCase() === params.name,
      )
      return found ? context.json(answer(found)) : sendError(context, 404)
    })
  }

  answerFor('', summary)
  answerFor('/status', ({ id }) => ({ id, is_valid: true }))
  answerFor('/equipment', (found) => ({
    character: reference(found),
    equipped_items: equippedItems(found),
  }))
  // No images, because the sandbox works offline.
  answerFor('/character-media', (found) => ({
    character: reference(found),
    assets: [],
  }))

  app.get('/:region/data/wow/guild/:realm/:name/roster', (context) => {
    const { region, realm, name } = context.req.param()
    const { guilds, characters } = changedWorld(rosterSwitch)
    const guild = guilds.find(
      (guild) => guild.slug === name && guild.realm.slug === realm && guild.realm.region === region,
    )
    const { failure } = rosterSwitch.read()
    if (!guild || failure) return sendError(context, failure ?? 404)
    const unchanged = roster(guild, characters)
    const members = guild.id === ASHEN_VANGUARD.id ? rosterSwitch.apply(unchanged) : unchanged
    return context.json({
      guild: guildReference(guild),
      members: members.map(rosterEntry),
    })
  })

  app.route('/:region/data/wow', journalRoutes())
  app.all('*', (context) => sendError(context, 404))
  return app
}

function realmReference({ id, name, slug }: SandboxRealm) {
  return { name, id, slug }
}

function typed(type: string) {
  return { type, name: type.charAt(0) + type.slice(1).toLowerCase() }
}

function classReference({ className }: SandboxCharacter) {
  return { id: findClass(className)?.id, name: className }
}

function reference({ id, name, realm }: SandboxCharacter) {
  return { id, name, realm: realmReference(realm) }
}

function accountListEntry(character: SandboxCharacter) {
  return {
    ...reference(character),
    playable_class: classReference(character),
    playable_race: { id: character.race.id, name: character.race.name },
    gender: typed(character.gender),
    faction: typed(character.faction),
    level: character.level,
  }
}

function summary(character: SandboxCharacter) {
  const { className, specialization: slug, itemLevel, guild } = character
  const specialization = slug === null ? undefined : findSpecialization(className, slug)
  return {
    ...reference(character),
    character_class: classReference(character),
    race: { id: character.race.id, name: character.race.name },
    gender: typed(character.gender),
    faction: typed(character.faction),
    level: character.level,
    ...(specialization && {
      active_spec: { id: specialization.id, name: specialization.name },
    }),
    ...(itemLevel !== null && { equipped_item_level: itemLevel, average_item_level: itemLevel }),
    ...(guild && { guild: guildReference(guild.of) }),
  }
}

function guildReference({ id, name, faction, realm }: SandboxGuild) {
  return { id, name, realm: realmReference(realm), faction: typed(faction) }
}

/** The characters in the guild and additional generated members. */
function roster(guild: SandboxGuild, characters: readonly SandboxCharacter[]): SandboxMember[] {
  const known = characters.flatMap(({ id, name, level, realm, className, ...character }) =>
    character.guild?.of.id === guild.id
      ? { id, name, level, realm, className, rank: character.guild.rank }
      : [],
  )
  const others = Array.from({ length: guild.otherMembers }, (_, index) => ({
    id: guild.id * 10 + index,
    name: `Member${index + 1}`,
    level: 90,
    realm: guild.realm,
    className: CLASS_NAMES[index % CLASS_NAMES.length] ?? '',
    rank: 2 + (index % 5),
  }))
  return [...known, ...others]
}

/** Rosters have ids only, except of the character itself. */
function rosterEntry({ id, name, level, realm, className, rank }: SandboxMember) {
  return {
    character: {
      id,
      name,
      level,
      realm: { id: realm.id, slug: realm.slug },
      playable_class: { id: findClass(className)?.id },
    },
    rank,
  }
}
