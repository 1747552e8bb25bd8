/** The hosted service marks what it found with these: no page has characters for private use. */
export const markStart = '\uE000';
/** Ends what {@link markStart} starts. */
export const markEnd = '\uE001';
