import Link from '@docusaurus/Link';
import { compressToEncodedURIComponent } from 'lz-string';
import { type ReactNode, useMemo } from 'react';
import controls from '../controls.module.css';
import { useSelector } from '../state/PlaygroundContext';

/** Leads to the page that checks the config, moves it to flat config, and compares it. */
export function CheckConfigLink(): ReactNode {
  const text = useSelector(({ shared }) => shared.eslintrc);
  const packed = useMemo(() => compressToEncodedURIComponent(text), [text]);
  return (
    <Link className={controls.button} to={`/config#check&config=${packed}`}>
      Check this config
    </Link>
  );
}
