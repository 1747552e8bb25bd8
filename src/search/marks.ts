/** The hosted service marks what it found with these: no page has characters for private use. */
export const markStart = '\uE000';
export const markEnd = '\uE001';
