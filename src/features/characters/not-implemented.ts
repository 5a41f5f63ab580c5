function notImplemented(action: string) {
  return async (): Promise<never> => {
    throw new Error(`${action} is not yet implemented`)
  }
}

/*
 * Actions of spec section 4 that exist and fail: they call nothing, and no menu leads to them.
 */
export const getEquipment = notImplemented('Equipment')
export const setMainCharacter = notImplemented('Set main character')
export const deleteCharacter = notImplemented('Delete character')
export const updateCharacter = notImplemented('Update character')
