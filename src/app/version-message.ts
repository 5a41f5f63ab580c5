/** The message of the service worker to the pages. */
export interface VersionMessage {
  type: 'version'
  /** Path of the file that starts the newest version. */
  entry: string
}
