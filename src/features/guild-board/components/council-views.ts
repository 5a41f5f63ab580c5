/* These are loaded together, because they consist of the same code. */
export { DecisionView } from '../history/decision-view'
export { ItemView } from '../council/item-view'
export { RosterSearch } from '../council/roster-search'
