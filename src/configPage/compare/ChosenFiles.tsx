import type { ReactNode } from 'react';
import { chooseConfig } from '../../config/chooseConfig';
import { useKnownRules } from '../../rules/useKnownRules';
import { CodeBlock } from '../../ui/CodeBlock';
import { CopyLink } from '../CopyLink';
import { installCommand } from '../installCommand';
import type { PageStore } from '../usePageState';
import { readAnswers } from './ChooseForm';

/** The files and commands that the answers ask for. */
export function ChosenFiles({ page }: { page: PageStore }): ReactNode {
  const loaded = useKnownRules();
  if (loaded.state !== 'loaded') {
    return null;
  }
  const answers = readAnswers(page.fields.answers);
  const { fileName, packages, text } = chooseConfig(answers, loaded.known);
  return (
    <>
      <p>
        Install the packages, save the config at the root of your project, and
        run ESLint. <CopyLink part="compare" />
      </p>
      <CodeBlock language="bash">{installCommand(packages)}</CodeBlock>
      <CodeBlock language="js" title={fileName}>
        {text}
      </CodeBlock>
      <CodeBlock language="bash">
        {answers.format === 'flat'
          ? 'npx eslint .'
          : 'npx eslint . --ext .js,.jsx,.ts,.tsx'}
      </CodeBlock>
    </>
  );
}
