import { parseEnv } from './parse-env'

/** The settings of this build. */
export const env = parseEnv(import.meta.env)
