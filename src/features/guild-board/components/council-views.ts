/* Both views are loaded together, because they consist of the same code. */
export { DecisionView } from './decision-view'
export { ItemView } from './item-view'
