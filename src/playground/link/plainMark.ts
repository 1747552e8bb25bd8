/**
 * Begins a text that is not packed, in links that are made where nothing can pack it. No packed text
 * has this character. The playground packs such texts in its address at once.
 */
export const plainMark = '~';
