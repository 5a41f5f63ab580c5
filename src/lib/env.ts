import { parseEnv } from './parse-env'

/** The settings that this build was made with. */
export const env = parseEnv(import.meta.env)
