import { raid } from '../raid'

export const sporefall = raid(`
  1305 | Sporefall | Midnight | Midnight Season 1

  # 2711 | Rotmire | 259 272 285 298
    268283 | Festerbloom Crown | HEAD | Leather Armor
    268291 | Rotmire's Sporeheart | NECK | Necklace
    268284 | Mycomancer's Rot Robes | CHEST | Cloth Armor
    268285 | Putrid Tender's Battleplate | CHEST | Plate Armor
    268289 | Girdle of Devouring Rot | WAIST | Plate Armor
    268286 | Sash of the Putrid Giant | WAIST | Leather Armor
    268288 | Fungarian Folly Faulds | LEGS | Mail Armor
    268287 | Grudgefiend Stompers | FEET | Mail Armor
    268282 | Luxurious Loamstriders | FEET | Cloth Armor
    268290 | Sporecaller's Blooming Loop | FINGER | Ring
    268292 | Sporelord's Mycelial Insignia | TRINKET | Trinket | - | EVERYBODY
`)
