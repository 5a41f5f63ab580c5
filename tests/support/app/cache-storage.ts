/**
 * The caches of a browser, which jsdom and Node lack. A request is identified by its URL or path.
 */
export class CacheStorageStub {
  readonly #caches = new Map<string, CacheStub>()

  async open(name: string) {
    const cache = this.#caches.get(name) ?? new CacheStub()
    this.#caches.set(name, cache)
    return cache
  }

  async keys() {
    return [...this.#caches.keys()]
  }

  async delete(name: string) {
    return this.#caches.delete(name)
  }

  async match(url: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, cache] of this.#caches) {
      const found =
        cacheName === undefined || cacheName === name ? await cache.match(url) : undefined
      if (found) return found
    }
    return undefined
  }

  /** The URLs of all stored answers. */
  async urls() {
    const keys = await Promise.all([...this.#caches.values()].map((cache) => cache.keys()))
    return keys.flat()
  }
}

class CacheStub {
  readonly #answers = new Map<string, Response>()

  async put(url: string, answer: Response) {
    // An answer that is stored again is the last one.
    this.#answers.delete(url)
    this.#answers.set(url, answer)
  }

  async match(url: string) {
    return this.#answers.get(url)?.clone()
  }

  async delete(url: string) {
    return this.#answers.delete(url)
  }

  async keys() {
    return [...this.#answers.keys()]
  }
}
