import type { NavbarItem } from '@docusaurus/theme-common';

/** What an instance of the docs plugin has, by ids. */
interface DocsIds {
  id: string;
  docs: readonly string[];
  sidebars: readonly string[];
}

/** An item that leads to a doc or a sidebar, or one with others in it. */
interface Item {
  type?: string;
  docId?: string;
  sidebarId?: string;
  docsPluginId?: string;
  items?: Item[];
}

/**
 * Checks that what navbar items name is there.
 *
 * @throws in the theme's words, with the ids to choose from
 */
export function checkNavbarIds(
  items: readonly NavbarItem[],
  instances: readonly DocsIds[],
): void {
  for (const {
    docId,
    docsPluginId,
    items: inner,
    sidebarId,
  } of items as readonly Item[]) {
    const wanted = docsPluginId ?? 'default';
    const { docs = [], sidebars = [] } =
      instances.find(({ id }) => id === wanted) ?? {};
    if (docId !== undefined && !docs.includes(docId)) {
      throw new Error(
        `A navbar item in config/navbar.ts: Couldn't find any doc with id "${docId}" in the docs "${wanted}".\nAvailable doc ids are:\n- ${docs.join('\n- ')}`,
      );
    }
    if (sidebarId !== undefined && !sidebars.includes(sidebarId)) {
      throw new Error(
        `A navbar item in config/navbar.ts: Can't find any sidebar with id "${sidebarId}" in the docs "${wanted}".\nAvailable sidebar ids are:\n- ${sidebars.join('\n- ')}`,
      );
    }
    checkNavbarIds((inner ?? []) as NavbarItem[], instances);
  }
}
