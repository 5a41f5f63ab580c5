import { parseEnv } from './parse-env'

/** The settings of this build (parse-env.ts). */
export const env = parseEnv(import.meta.env)
