function notImplemented(action: string) {
  return async (): Promise<never> => {
    throw new Error(`${action} is not yet implemented`)
  }
}

/*
 * Actions that the specification lists as not implemented (docs/specification.md, section 4). They
 * throw without sending a request, and the UI does not offer them.
 */
export const getEquipment = notImplemented('Equipment')
export const setMainCharacter = notImplemented('Set main character')
export const deleteCharacter = notImplemented('Delete character')
export const updateCharacter = notImplemented('Update character')
