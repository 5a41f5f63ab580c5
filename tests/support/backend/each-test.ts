import { afterEach, beforeEach } from 'vitest'

interface Scene {
  backend: { close: () => Promise<void> }
}

/**
 * Creates a scene before each test and closes its backend after it. The returned object has the
 * properties of the running test's scene, so that functions of a file can use it and need no
 * variable that hooks set.
 */
export function eachTest<S extends Scene>(create: () => Promise<S>): S {
  let scene: S | undefined
  beforeEach(async () => {
    scene = await create()
  })
  afterEach(() => scene?.backend.close())
  // All properties are those of the current scene.
  return new Proxy({} as S, {
    get(_, name) {
      if (!scene) throw new Error('A scene exists only in tests and in later hooks')
      return Reflect.get(scene, name)
    },
  })
}
