import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { RulePreset } from '../metadata';
import { spellPreset } from '../presetSpelling';
import { presetMark } from './presetNames';
import styles from './SmallestPreset.module.css';

const typeChecked = '-type-checked';

interface Props {
  presets: readonly RulePreset[];
}

/**
 * The smallest preset that turns a rule on, as flat configs spell it. The others, and the name in an
 * `.eslintrc`, are shown to those who point at it.
 */
export function SmallestPreset({ presets }: Props) {
  const [smallest, ...others] = presets;
  const also = others.map(({ name }) => spellPreset(name, 'flat'));
  return (
    smallest && (
      <Link
        className={clsx(styles.link, 'preset-mark', presetMark(presets))}
        to={`/users/configs#${smallest.name}`}
        title={`In an .eslintrc: ${smallest.name}.${
          others.length > 0 ? ` Also in ${also.join(', ')}.` : ''
        }`}
      >
        {smallest.name.replace(typeChecked, '')}
        {smallest.name.endsWith(typeChecked) && (
          <>
            <wbr />
            {spellPreset(typeChecked, 'flat')}
          </>
        )}
      </Link>
    )
  );
}
