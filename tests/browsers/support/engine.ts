/**
 * What the journeys need of a browser, so that each is written once. An engine that Playwright
 * cannot drive, such as that of a distribution's package, has an adapter for its own driver.
 */
export interface Tab {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /**
   * Runs a function in the page. It is sent as text, so it cannot use anything outside of itself.
   */
  run: <Argument, Result>(
    code: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>
  /** Clicks at a point of the viewport, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  /**
   * Presses a key, alone or with Control: 'F8', 'Control+V'. Names are those of
   * `KeyboardEvent.key`.
   */
  pressKey: (key: string) => Promise<void>
  /** Returns a PNG. */
  screenshot: () => Promise<Buffer>
  /** Ends the browser with all its processes. */
  close: () => Promise<void>
}

/** The size of a window, in CSS pixels. */
export interface WindowSize {
  width: number
  height: number
}
