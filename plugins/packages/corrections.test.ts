import { expect, it } from 'vitest';
import { createLinter, defaultFileName } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { installedPackages, pluginPrefix } from './packages';
import { neverFixing, typedOptions } from './rules';

it('leaves out fixes that a rule says it has', () => {
  expect([...neverFixing]).toEqual(['use-unknown-in-catch-callback-variable']);
  const [ruleName = ''] = neverFixing;
  const { messages } = createLinter(getNodeEnvironment()).lint({
    code: 'Promise.reject().catch(error => error);\n',
    fileName: defaultFileName,
    compilerOptions: { lib: ['ES2022'], strict: true },
    config: { rules: { [pluginPrefix + ruleName]: 'error' } },
  });
  expect(messages.map(({ fix }) => fix)).toEqual([undefined]);
  expect(installedPackages.rules.get(ruleName)?.fixable).toBeUndefined();
});

it.each([...typedOptions])(
  'names the option of %s that needs types',
  (ruleName, option) => {
    const rule = installedPackages.rules.get(ruleName);
    expect(rule?.docs.requiresTypeChecking).toBe(true);
    expect(rule?.docs.typedOption).toBe(option);
    expect(JSON.stringify(rule?.schema)).toContain(`"${option}"`);
  },
);
