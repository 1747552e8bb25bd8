import type { ReactNode } from 'react';
import { Choices } from '../ui/Choices';

interface Props {
  flat: ReactNode;
  legacy: ReactNode;
  /** What the formats are called here, if not as everywhere. */
  labels?: { flat: string; legacy: string };
}

/** What is said in one way for each format of a config: readers choose theirs once for the whole site. */
export function ConfigFormats({
  flat,
  legacy,
  labels = { flat: 'Flat config', legacy: 'Legacy config' },
}: Props) {
  return (
    <Choices
      group="eslint-config"
      label="Config format"
      choices={[
        { value: 'flat', label: labels.flat, content: flat },
        { value: 'legacy', label: labels.legacy, content: legacy },
      ]}
    />
  );
}
