import { toCharacter, vanguard, type SandboxCharacter } from './accounts'
import type { RACES } from './world'

type Raider = [
  name: string,
  className: string,
  specialization: string,
  race: keyof typeof RACES,
  itemLevel: number,
  rank: number,
]

/** The raid team of Ashen Vanguard besides the accounts' characters: all classes and roles. */
const RAIDERS: readonly Raider[] = [
  ['Ironvael', 'Death Knight', 'blood', 'human', 282, 1],
  ['Grauthen', 'Death Knight', 'unholy', 'worgen', 277, 3],
  ['Nyxandra', 'Demon Hunter', 'havoc', 'nightElf', 279, 2],
  ['Velisara', 'Demon Hunter', 'vengeance', 'nightElf', 274, 4],
  ['Thornwick', 'Druid', 'balance', 'worgen', 280, 2],
  ['Mossfen', 'Druid', 'guardian', 'nightElf', 278, 3],
  ['Azurenth', 'Evoker', 'augmentation', 'dracthyr', 281, 2],
  ['Cindrath', 'Evoker', 'preservation', 'dracthyr', 276, 3],
  ['Fennick', 'Hunter', 'marksmanship', 'gnome', 279, 3],
  ['Brindlemar', 'Hunter', 'beast-mastery', 'dwarf', 273, 4],
  ['Quillow', 'Mage', 'arcane', 'gnome', 283, 2],
  ['Emberlyn', 'Mage', 'fire', 'human', 275, 4],
  ['Bai', 'Monk', 'mistweaver', 'pandaren', 280, 2],
  ['Tazhen', 'Monk', 'windwalker', 'pandaren', 272, 5],
  ['Aurelith', 'Paladin', 'holy', 'draenei', 278, 2],
  ['Dawnhart', 'Paladin', 'retribution', 'human', 277, 3],
  ['Seraphel', 'Priest', 'discipline', 'draenei', 281, 2],
  ['Umbrasol', 'Priest', 'shadow', 'nightElf', 278, 3],
  ['Whisperfang', 'Rogue', 'subtlety', 'worgen', 282, 2],
  ['Tidecaller', 'Shaman', 'restoration', 'draenei', 279, 3],
  ['Stormrill', 'Shaman', 'elemental', 'dwarf', 274, 4],
  ['Vexmora', 'Warlock', 'destruction', 'human', 280, 2],
  ['Grimsley', 'Warlock', 'affliction', 'gnome', 271, 5],
  ['Haldrick', 'Warrior', 'fury', 'dwarf', 281, 2],
]

/** The id of the first raider; the others follow. */
const FIRST_ID = 230_900_001

/** Fictional raiders who cannot sign in. The seed stores them as users with wishlists. */
export const SANDBOX_RAIDERS: readonly SandboxCharacter[] = RAIDERS.map(
  ([name, className, specialization, race, itemLevel, rank], index) =>
    toCharacter([
      FIRST_ID + index,
      name,
      className,
      specialization,
      race,
      'argentDawn',
      90,
      itemLevel,
      vanguard(rank),
    ]),
)
