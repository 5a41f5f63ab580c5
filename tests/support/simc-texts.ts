import * as fc from 'fast-check'
import { CLASSES } from '@/game/classes'
import type { GearItem } from '@/game/gear/simc-text'
import { GEAR_PLACES } from '@/game/gear/places'

/** The contents of a generated text of the SimulationCraft addon. */
export interface SimcModel {
  name: string
  classAt: number
  realm: string
  region: string
  items: GearItem[]
  /** Items that the character does not own. */
  vault: GearItem[]
  linked: GearItem[]
  /** The line end of the text. */
  lineEnd: '\n' | '\r\n'
}

/** A small text of a character. */
export function simpleSimc(items: GearItem[], changes: Partial<SimcModel> = {}): SimcModel {
  const classAt = CLASSES.findIndex(({ name }) => name === 'Mage')
  return {
    name: 'Frostelle',
    classAt,
    realm: 'Argent Dawn',
    region: 'eu',
    items,
    vault: [],
    linked: [],
    lineEnd: '\n',
    ...changes,
  }
}

/** The text as the addon makes it. */
export function toSimcText(model: SimcModel): string {
  const gameClass = CLASSES[model.classAt]
  const lines = [
    `# ${model.name} - ${gameClass?.specializations[0]?.name} - 2026-11-20 21:04 - ${model.region.toUpperCase()}/${model.realm}`,
    '# SimC Addon 12.0.5-01',
    '# WoW 12.0.7.66562, TOC 120007',
    '# Requires SimulationCraft 1000-01 or newer',
    '',
    `${gameClass?.name.toLowerCase().replaceAll(' ', '')}="${model.name}"`,
    'level=90',
    'race=gnome',
    `region=${model.region}`,
    `server=${model.realm.toLowerCase().replaceAll(' ', '_')}`,
    'role=attack',
    `spec=${gameClass?.specializations[0]?.slug.replaceAll('-', '_')}`,
    '',
    'talents=CAEAAAAAAAAAAAAAAAAAAAAAA',
    '',
    '# Saved Loadout: Raid (1)',
    '# talents=CAEAAAAAAAAAAAAAAAAAAAAAA',
    '',
    ...model.items.filter(({ isWorn }) => isWorn).flatMap((item) => itemLines(item, '')),
    '',
    '### Gear from Bags',
    ...model.items
      .filter(({ isWorn }) => !isWorn)
      .flatMap((item) => ['#', ...itemLines(item, '# ')]),
    '',
    '### Weekly Reward Choices',
    ...model.vault.flatMap((item) => ['#', ...itemLines(item, '# ')]),
    '#',
    '### End of Weekly Reward Choices',
    '',
    ...(model.linked.length > 0
      ? ['### Linked gear', ...model.linked.flatMap((item) => ['#', ...itemLines(item, '# ')]), '']
      : []),
    '### Additional Character Info',
    '#',
    '# upgrade_currencies=c:3383:90/c:3341:13',
    '',
  ]
  const text = `${lines.join('\n')}\n`
  return `${text}# Checksum: ${adler(text).toString(16)}`.replaceAll('\n', model.lineEnd)
}

function itemLines(item: GearItem, comment: string): string[] {
  const { name, itemLevel, itemId, bonusIds } = item
  const options = [`id=${itemId}`, 'enchant_id=7985', 'gem_id=213494/213482']
  if (bonusIds.length > 0) options.push(`bonus_id=${bonusIds.join('/')}`)
  const level = itemLevel === null ? [] : [`ilevel=${itemLevel}`]
  return name === null
    ? [`${comment}${slotOf(item)}=,${[...options, ...level].join(',')}`]
    : [`# ${name} (${itemLevel ?? 0})`, `${comment}${slotOf(item)}=,${options.join(',')}`]
}

function slotOf({ place, itemId }: GearItem): string {
  const name = place.toLowerCase()
  return place === 'FINGER' || place === 'TRINKET' ? `${name}${1 + (itemId % 2)}` : name
}

/** The checksum in the plainest form. */
function adler(text: string): number {
  let low = 1
  let high = 0
  for (const byte of new TextEncoder().encode(text)) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

const word = fc
  .stringMatching(/^[A-Za-zÀ-ÿ가-힣' (),=#-]{0,30}[A-Za-zÀ-ÿ가-힣]$/)
  .map((name) => name.trim().replaceAll(/ +/g, ' '))
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })

const item: fc.Arbitrary<GearItem> = fc.record({
  itemId: id,
  name: fc.option(word),
  place: fc.constantFrom(...GEAR_PLACES),
  itemLevel: fc.option(fc.integer({ min: 1, max: 9999 })),
  bonusIds: fc.array(id, { maxLength: 12 }),
  isWorn: fc.boolean(),
})

/** Any text that the addon could make. */
export const simcModel: fc.Arbitrary<SimcModel> = fc.record({
  name: fc.stringMatching(/^[A-Za-zÀ-ÿ가-힣]{2,12}$/),
  classAt: fc.nat(CLASSES.length - 1),
  realm: fc.constantFrom('Argent Dawn', "Kel'Thuzad", 'Свежеватель Душ', '아즈샤라'),
  region: fc.constantFrom('us', 'eu', ''),
  items: fc.array(item, { minLength: 1, maxLength: 60 }),
  vault: fc.array(item, { maxLength: 9 }),
  linked: fc.array(item, { maxLength: 4 }),
  lineEnd: fc.constantFrom('\n', '\r\n'),
})
