import usual from '@generated/tools/default/usual.json';
import type { ReactNode } from 'react';
import { ChooseForm } from '../../tools/new/ChooseForm';
import { ChosenFiles } from '../../tools/new/ChosenFiles';
import { InputAndResult, ToolPage } from '../../tools/ToolPage';
import { useToolState } from '../../tools/useToolState';
import { loadable } from '../../ui/loadable';

const ChosenConfig = loadable(
  async () => (await import('../../tools/new/ChosenConfig')).ChosenConfig,
);

/** `/config/new`: a config from nothing. */
export default function NewConfigPage(): ReactNode {
  const store = useToolState(['answers']);
  const { answers } = store.fields;
  return (
    <ToolPage tool="start">
      <InputAndResult
        input={<ChooseForm store={store} />}
        result={
          answers ? (
            <ChosenConfig answers={answers} />
          ) : (
            <ChosenFiles {...usual.chosen} />
          )
        }
      />
    </ToolPage>
  );
}
