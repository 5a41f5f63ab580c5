/** The message of the service worker to the pages. */
export interface VersionMessage {
  type: 'version'
  /** Path of the head script of the newest version. */
  entry: string
}
