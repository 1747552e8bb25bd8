import { expect, it } from 'vitest';
import { askLinter } from '../analysis/check';
import { ConfigProblems } from '../configs/ConfigProblems';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { RuleErrors } from './ProblemsPanel';

it('lists the presets that there are once, next to the config', async () => {
  const names = ['eslint:one', 'eslint:another'];
  const store = createTestSession({
    eslintrc: JSON.stringify({ extends: names }),
  });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  await lastOf(linter.asked).answer(reportOn([]));
  const { container } = await renderInPlayground(
    store,
    <>
      <ConfigProblems name="eslintrc" />
      <RuleErrors />
    </>,
  );
  const said = container.textContent ?? '';
  for (const name of names) {
    expect(said.split(`"${name}"`)).toHaveLength(3);
  }
  expect(said.split('eslint:recommended')).toHaveLength(2);
});
