import type { ReactNode } from 'react';

interface Props {
  /** The config that is on the page: any format, or empty. */
  configText: string;
}

/** What an upgrade changes for the config. */
export default function UpgradePart({ configText }: Props): ReactNode {
  return configText === '' ? null : <p role="status">Reading the config …</p>;
}
