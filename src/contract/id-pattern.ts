/*
 * The form of an id. Apart from the schemas of fields, because the search parameters of the admin
 * tables are part of the first load of every page.
 */

export const ID_MAX = 64

/**
 * Characters without a special meaning in paths and SQL. No id begins with a dot, because "." and
 * ".." are no path segments.
 */
export const ID_PATTERN = /^[\w:~-][\w.:~-]*$/
