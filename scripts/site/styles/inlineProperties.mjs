// @ts-check
import postcss from 'postcss';
import { propertiesRead, removeUnread } from './unreadProperties.mjs';

/** @typedef {{ value: string, isPlain: boolean, isOfRoot: boolean }} Declaration */

/** Selectors of the element that all custom properties are inherited from. */
const rootSelector = /^(?::root|html)?(?:\[data-theme(?:=\w+)?\])?$/;

const keyword = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/**
 * Puts the values of custom properties in their place, if they have the same one everywhere; most of
 * the theme's framework have. That makes style sheets smaller. And it leaves no property of the root to
 * the application's style sheet: a browser that gets one late styles the whole page again.
 *
 * @param {string} page the style sheet of all pages
 * @param {string} application the one that is loaded with the application
 * @param {ReadonlySet<string>} named the properties that are read or set elsewhere, and stay what they are
 * @returns {{ page: string, application: string }}
 */
export function inlineProperties(page, application, named) {
  const sheets = {
    page: postcss.parse(page),
    application: postcss.parse(application),
  };
  const valueOf = constants(Object.values(sheets), named);
  for (const sheet of Object.values(sheets)) {
    sheet.walkDecls(declaration => {
      declaration.value = inline(declaration.value, valueOf);
    });
  }
  removeUnread(Object.values(sheets), named);
  return {
    page: sheets.page.toString(),
    application: sheets.application.toString(),
  };
}

/**
 * The custom properties that a text names, if only as an option of a command.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function propertiesNamed(text) {
  return text.match(/(?<![\w-])--[a-z][\w-]*/gi) ?? [];
}

/**
 * @param {readonly import('postcss').Root[]} sheets
 * @param {ReadonlySet<string>} named
 * @returns {(name: string) => string | undefined} the value of a property that has just one
 */
function constants(sheets, named) {
  const declared = declarations(sheets);
  const withFallback = new Set(
    sheets.flatMap(sheet =>
      Array.from(
        sheet.toString().matchAll(/var\(\s*(--[\w-]+)\s*,/g),
        ([, name]) => name,
      ),
    ),
  );
  /** @type {(name: string) => string | undefined} */
  const valueOf = name => {
    const [only, another] = declared.get(name) ?? [];
    return only?.isPlain &&
      !another &&
      !named.has(name) &&
      !withFallback.has(name) &&
      !keyword.test(only.value) &&
      // What it reads is the same wherever it is read.
      propertiesRead(only.value).every(read =>
        declared.get(read)?.every(({ isOfRoot }) => isOfRoot),
      )
      ? inline(only.value, valueOf)
      : undefined;
  };
  return valueOf;
}

/**
 * @param {readonly import('postcss').Root[]} sheets
 * @returns {Map<string, Declaration[]>} by the property's name
 */
function declarations(sheets) {
  /** @type {Map<string, Declaration[]>} */
  const all = new Map();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
      const selectors =
        parent?.type === 'rule'
          ? /** @type {import('postcss').Rule} */ (parent).selectors
          : [];
      const isOfRoot = selectors.every(one => rootSelector.test(one));
      const isPlain = selectors.includes(':root') && !isConditional(parent);
      all.set(prop, [...(all.get(prop) ?? []), { value, isPlain, isOfRoot }]);
    });
  }
  return all;
}

/** @param {import('postcss').Node | undefined} node */
function isConditional(node) {
  for (let at = node?.parent; at; at = at.parent) {
    if ('name' in at && at.name !== 'layer') {
      return true;
    }
  }
  return false;
}

/**
 * @param {string} value
 * @param {(name: string) => string | undefined} valueOf
 */
function inline(value, valueOf) {
  return value.replaceAll(
    /var\(\s*(--[\w-]+)\s*\)/g,
    /** @type {(reading: string, name: string, at: number) => string} */
    (reading, name, at) => {
      const constant = valueOf(name);
      if (constant === undefined) {
        return reading;
      }
      // Two values must not become one.
      const before = /[\w%]$/.test(value.slice(0, at)) ? ' ' : '';
      const after = /^[\w%.#-]/.test(value.slice(at + reading.length))
        ? ' '
        : '';
      return before + constant + after;
    },
  );
}
