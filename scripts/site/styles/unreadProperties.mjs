// @ts-check

/**
 * Removes the custom properties that no declaration needs, not even by way of another property.
 *
 * @param {readonly import('postcss').Root[]} sheets
 * @param {ReadonlySet<string>} named the properties that are read or set elsewhere
 */
export function removeUnread(sheets, named) {
  /** @type {Map<string, string[]>} */
  const readByProperty = new Map();
  const needed = new Set(named);
  for (const sheet of sheets) {
    sheet.walkDecls(({ prop, value }) => {
      const read = propertiesRead(value);
      if (prop.startsWith('--')) {
        readByProperty.set(prop, [
          ...(readByProperty.get(prop) ?? []),
          ...read,
        ]);
      } else {
        for (const name of read) {
          needed.add(name);
        }
      }
    });
  }
  // Grows while it is gone through.
  for (const name of needed) {
    for (const read of readByProperty.get(name) ?? []) {
      needed.add(read);
    }
  }
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, declaration => {
      if (!needed.has(declaration.prop)) {
        declaration.remove();
      }
    });
    removeEmpty(sheet);
  }
}

/**
 * @param {string} css
 * @returns {string[]} the custom properties that it reads
 */
export function propertiesRead(css) {
  return Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) =>
    String(name),
  );
}

/** @param {import('postcss').Container} container */
function removeEmpty(container) {
  container.walk(node => {
    // Not those without a block, such as the order of layers.
    if ('nodes' in node && node.nodes) {
      removeEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}
