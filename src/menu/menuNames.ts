/** What the popovers are called in the HTML, where buttons name what they open. */
export const menus = { section: 'section-menu', main: 'main-menu' } as const;

export type MenuName = keyof typeof menus;

/** A page of a section has that section's menu, and the main menu behind it. */
export const menuNames = Object.keys(menus) as MenuName[];
