import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  describeRemovedRules,
  describeRules,
} from '../../plugins/playground/rules/describeRules';
import { readChanges } from '../../plugins/upgrade/readChanges';
import * as moving from '../config/moveConfig';
import { UpgradeForConfig } from '../upgrade/UpgradeForConfig';
import { CheckPart } from './check/CheckPart';
import { ComparePart } from './compare/ComparePart';
import { ConfigField } from './ConfigField';
import { useToolState } from './useToolState';

const known = { rules: describeRules(), removed: describeRemovedRules() };
const changes = readChanges('typescript-eslint-5');

vi.mock('../config/moveConfig', { spy: true });
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('../rules/loadKnownRules', () => ({
  loadKnownRules: () => Promise.resolve(known),
}));
vi.mock('@generated/upgrade/default/from-5.json', () => ({
  default: changes,
}));

/** The field and the parts of the page that work on what is in it. */
function Parts() {
  const store = useToolState(['config']);
  return (
    <>
      <ConfigField store={store} />
      <div id="check">
        <CheckPart store={store} />
      </div>
      <div id="compare">
        <ComparePart
          store={{ ...store, fields: { left: 'config', right: 'strict' } }}
        />
      </div>
      <div id="upgrade">
        <UpgradeForConfig store={store} />
      </div>
    </>
  );
}

let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Unlike browsers, this one takes a replaced address for one that a reader follows.
  vi.spyOn(history, 'replaceState').mockReturnValue(undefined);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(async () => {
    root.render(<Parts />);
    await Promise.resolve();
  });
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function field(): HTMLTextAreaElement {
  const element = document.querySelector('textarea');
  if (element === null) {
    throw new Error('There is no field.');
  }
  return element;
}

async function paste(text: string): Promise<void> {
  await act(async () => {
    const value = Object.getOwnPropertyDescriptor(
      HTMLTextAreaElement.prototype,
      'value',
    );
    value?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}

async function press(label: string): Promise<void> {
  await act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    );
    button?.focus();
    button?.click();
    await Promise.resolve();
  });
}

async function expectText(part: string, text: RegExp): Promise<void> {
  await vi.waitFor(
    async () => {
      // What was set meanwhile is shown at its end.
      await act(() => new Promise(resolve => setTimeout(resolve)));
      expect(document.querySelector(`#${part}`)?.textContent).toMatch(text);
    },
    { timeout: 30_000 },
  );
}

it('reads a config once for all parts', async () => {
  await paste('rules:\n  no-vra: error\n');
  await expectText('check', /1 error.*This is YAML.*Line 2, column 3/s);
  await expectText('check', /export default tseslint\.config/);
  await expectText('compare', /rules differ in TypeScript files/);
  await expectText('upgrade', /Line 2 There is no rule "no-vra"/);
});

it('fixes what it finds, and takes a fix back', async () => {
  await paste('{ "rules": { "no-vra": "error" } }');
  await expectText('check', /Did you mean "no-var"/);
  await press('Use "no-var"');
  expect(field().value).toBe('{ "rules": { "no-var": "error" } }');
  await expectText('check', /ESLint does the same as before/);
  await press('Undo');
  expect(field().value).toBe('{ "rules": { "no-vra": "error" } }');
});

it('says that it can’t compare what it doesn’t have', async () => {
  await paste('{ "extends": ["airbnb"], "rules": { "no-var": "error" } }');
  await expectText(
    'check',
    /No difference in what this page can compare.*“airbnb”/s,
  );
});

it('says once why rules differ in the same files', async () => {
  await paste(
    '{ "extends": ["plugin:@typescript-eslint/recommended-type-checked"] }',
  );
  await expectText('check', /\d\d differences/);
  const said = document.querySelector('#check')?.textContent ?? '';
  expect(said).toContain('In example.js: typed rules are off in JavaScript');
  expect(said.split('typed rules are off')).toHaveLength(2);
});

it('says first what it had to leave out', async () => {
  await paste(
    'const base = require("./base");\nmodule.exports = { ...base, rules: { "no-var": "warn" } };',
  );
  await expectText(
    'check',
    /Incomplete: 1 part is left out.*"\.\.\.base" is left out.*Add them/s,
  );
});

it('keeps the focus near the field when the button that had it goes', async () => {
  await press('Example');
  expect(document.activeElement?.textContent).toBe('Example');
  await press('Undo');
  expect(document.activeElement?.textContent).toBe('Example');
  await paste('{ "rules": { "no-vra": "error" } }');
  await expectText('check', /Did you mean "no-var"/);
  await press('Use "no-var"');
  await press('Undo');
  expect(document.activeElement?.textContent).toBe('Example');
});

it('has nothing to clear in an empty field', async () => {
  await paste('');
  const clear = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Clear',
  );
  expect(clear?.disabled).toBe(true);
  await paste('{}');
  expect(clear?.disabled).toBe(false);
  await press('Clear');
  expect(field().value).toBe('');
  expect(document.activeElement?.textContent).toBe('Undo');
});

it('makes the edits of an upgrade that are checked', async () => {
  await paste(
    '{ "rules": { "@typescript-eslint/no-parameter-properties": "error" } }',
  );
  await expectText('upgrade', /was removed in version 6\.0\.0/);
  await press('Use it as your config');
  expect(field().value).toBe(
    '{ "rules": { "@typescript-eslint/parameter-properties": "error" } }',
  );
});

it('says why a text can’t be read, and compares nothing then', async () => {
  await paste('module.exports = {');
  await expectText('check', /looks like JavaScript, but it has a mistake/);
  await expectText('compare', /looks like JavaScript, but it has a mistake/);
  await paste('{ "rules": [] }');
  await expectText(
    'check',
    /"rules" has to be an object.*Once the config can be read/s,
  );
  await expectText('compare', /can’t be read: "rules" has to be an object/);
  await expectText('upgrade', /can’t be read: "rules" has to be an object/);
});

it('shows what it finds in a config that can’t be moved', async () => {
  const move = vi.spyOn(moving, 'moveConfig').mockImplementation(() => {
    throw new Error('It can’t be moved.');
  });
  await paste('{ "rules": { "no-vra": "error" } }');
  await expectText('check', /Did you mean "no-var".*It can’t be moved/s);
  move.mockRestore();
});
