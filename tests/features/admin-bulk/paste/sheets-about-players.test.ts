import { COLUMN_IDS } from '@/features/admin-bulk/columns/columns'
import { NO_ROWS } from '@/features/admin-bulk/sheet/state/grid-state'
import { parseClipboard, pasteTable } from '@/features/admin-bulk/sheet/state/paste-table'
import { describe, expect, it } from 'vitest'
import { at, cellsOf, pasteAt } from './paste-at'

const BOSSES = [{ label: 'Plexus Sentinel', value: 'plexus' }]

function pasteSheet(text: string) {
  const table = parseClipboard({ html: '', text })
  const pasted = pasteTable([], NO_ROWS, at(0, 0), table, BOSSES, COLUMN_IDS)
  if ('error' in pasted) throw new Error(pasted.error)
  return cellsOf(pasted, 'name', 'boss', 'itemId', 'slot', 'type', 'classes', 'description')
}

const csv = (...rows: string[]) => rows.join('\n')

describe('sheets about players', () => {
  it('a list of softres.it has items, ids and bosses; class, name and note are the player’s', () => {
    const text = csv(
      'Item,ItemId,From,Name,Class,Spec,Note,Plus,Date',
      'Void Helm,237566,Plexus Sentinel,Arthoria,DeathKnight,Frost,my last slot,0,2026-11-20 18:00:00',
      'Void Belt,237567,Plexus Sentinel,Borin,Warrior,Fury,,1,2026-11-20 18:01:00',
      'Void Ring,237568,Plexus Sentinel,Cara,Mage,Fire,,0,2026-11-20 18:02:00',
    )
    expect(pasteSheet(text)).toEqual([
      'Void Helm | Plexus Sentinel | 237566 |  |  |  | ',
      'Void Belt | Plexus Sentinel | 237567 |  |  |  | ',
      'Void Ring | Plexus Sentinel | 237568 |  |  |  | ',
    ])
  })

  it.each([',', '\t'])('a history of RCLootCouncil, separated by %j', (delimiter) => {
    const rows = [
      'player,date,time,id,item,itemID,itemString,response,votes,class,instance,boss,difficultyID,mapID,groupSize,gear1,gear2,responseID,isAwardReason,subType,equipLoc,note,owner',
      'Arthoria-Argent,2026/11/20,20:15:01,1795208400-3,[Void Helm],237566,item:237566::::::::80,Best in Slot,3,DEATHKNIGHT,The Venomous Abyss-Heroic,Plexus Sentinel,15,2810,20,,,1,false,Plate,Head,my last slot,Arthoria-Argent',
      'Borin-Argent,2026/11/20,20:16:01,1795208460-4,[Void Belt],237567,item:237567::::::::80,Upgrade,1,WARRIOR,The Venomous Abyss-Heroic,Plexus Sentinel,15,2810,20,,,2,false,Plate,Waist,,Borin-Argent',
    ]
    const text = csv(...rows).replaceAll(',', delimiter)
    expect(pasteSheet(text)).toEqual([
      'Void Helm | Plexus Sentinel | 237566 | Head | Plate Armor |  | ',
      'Void Belt | Plexus Sentinel | 237567 | Waist | Plate Armor |  | ',
    ])
  })

  it('an export of Gargul has ids only', () => {
    const text = csv(
      'dateTime,character,itemID,offspec,id',
      '2026-11-20,Arthoria,237566,0,5b1c2a',
      '2026-11-20,Borin,237567,1,5b1c2b',
      '2026-11-20,Cara,237568,0,5b1c2c',
    )
    expect(pasteSheet(text)).toEqual([
      ' |  | 237566 |  |  |  | ',
      ' |  | 237567 |  |  |  | ',
      ' |  | 237568 |  |  |  | ',
    ])
  })

  it('wishes of That’s My BIS have their boss in source_name', () => {
    const text = csv(
      'type,raid_group_name,member_name,character_name,character_class,sort_order,item_name,item_id,is_offspec,note,received_at,import_id,officer_note,instance_name,source_name',
      'wishlist,Team One,Ann,Arthoria,Death Knight,1,Void Helm,237566,0,please,,,,The Venomous Abyss,Plexus Sentinel',
      'received,Team One,Bob,Borin,Warrior,2,Void Belt,237567,0,,2026-11-20,,,The Venomous Abyss,Plexus Sentinel',
    )
    expect(pasteSheet(text)).toEqual([
      'Void Helm | Plexus Sentinel | 237566 |  |  |  | ',
      'Void Belt | Plexus Sentinel | 237567 |  |  |  | ',
    ])
  })

  it('without a column about players, class, name and note are the item’s', () => {
    const table = [
      ['Name', 'ID', 'Class', 'Note'],
      ['Void Helm', '237566', 'Mage', 'Rare drop'],
    ]
    const pasted = pasteAt([], table)
    expect(cellsOf(pasted, 'name', 'itemId', 'classes', 'description')).toEqual([
      'Void Helm | 237566 | Mage | Rare drop',
    ])
    expect(pasted.assigned).toEqual(['name', 'itemId', 'classes', 'description'])
  })
})
