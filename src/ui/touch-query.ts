/** The media query of the variant `touch:` (src/styles.css), for cases that CSS cannot handle. */
export const TOUCH = '(pointer: coarse) or (width < 40rem)'
