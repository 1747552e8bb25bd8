import type { ReactNode } from 'react';
import type {
  PlaygroundCompilerOption,
  PlaygroundRule,
} from '../../../linter/protocol';
import type { PlaygroundState, TextName } from '../../state/playgroundState';
import { ConfigForm } from './ConfigForm';
import { TsconfigForm } from './TsconfigForm';

interface Props {
  selected: TextName;
  state: PlaygroundState;
  onChange: (change: Partial<PlaygroundState>) => void;
  rules: readonly PlaygroundRule[] | undefined;
  compilerOptions: readonly PlaygroundCompilerOption[] | undefined;
}

/** The form that edits the selected config; the code has none. */
export function SelectedForm({
  selected,
  state,
  onChange,
  rules,
  compilerOptions,
}: Props): ReactNode {
  switch (selected) {
    case 'code':
      return null;
    case 'eslintrc':
      return (
        <ConfigForm
          rules={rules}
          text={state.eslintrc}
          onChange={eslintrc => {
            onChange({ eslintrc });
          }}
        />
      );
    case 'tsconfig':
      return (
        <TsconfigForm
          options={compilerOptions}
          text={state.tsconfig}
          onChange={tsconfig => {
            onChange({ tsconfig });
          }}
        />
      );
  }
}
