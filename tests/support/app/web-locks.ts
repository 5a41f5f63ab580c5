type Callback = (lock: { name: string } | null) => unknown

/** The Web Locks of one browser, which jsdom lacks. All tabs of a test share them. */
class WebLocksStub {
  readonly #held = new Map<string, object>()
  readonly #waiting = new Map<string, (() => void)[]>()

  get heldCount() {
    return this.#held.size
  }

  async request(name: string, ...rest: [Callback] | [{ ifAvailable?: boolean }, Callback]) {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest
    await Promise.resolve()
    if (this.#held.has(name)) {
      if (options.ifAvailable) return callback(null)
      await new Promise<void>((resolve) => {
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve])
      })
    }
    const holder = {}
    this.#held.set(name, holder)
    try {
      return await callback({ name })
    } finally {
      if (this.#held.get(name) === holder) this.#release(name)
    }
  }

  /** Releases all locks, as the browser does when tabs are closed. */
  closeTabs() {
    for (const name of this.#held.keys()) this.#release(name)
  }

  #release(name: string) {
    this.#held.delete(name)
    this.#waiting.get(name)?.shift()?.()
  }
}

export const webLocks = new WebLocksStub()
