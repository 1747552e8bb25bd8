import Link from '@docusaurus/Link';
import { type ReactNode, useEffect, useRef } from 'react';
import { StartReact } from '../../navigation/StartReact';
import type { RuleMetadata } from '../metadata';
import { pluginRules } from '../pluginRules';
import { spellPreset } from '../presetSpelling';
import { filterMatrix } from './filterMatrix';
import { MatrixFilter } from './MatrixFilter';
import styles from './PresetMatrix.module.css';
import { choosablePresets, chosenPresets } from './presetNames';

/**
 * Which rules each preset turns on, side by side. The filter hides rows of what is there already: it has
 * no state but that of its fields, in which a reader may have typed before React was there.
 */
export function PresetMatrix(): ReactNode {
  const matrix = useRef<HTMLDivElement>(null);
  const filter = (): void => {
    if (matrix.current) {
      filterMatrix(matrix.current);
    }
  };
  useEffect(filter, []);

  const inSome = pluginRules.filter(
    ({ presets }) => choosablePresets(presets).length > 0,
  );
  const inNone = pluginRules.filter(
    rule => !rule.deprecated && !inSome.includes(rule),
  ).length;
  return (
    <div ref={matrix} data-preset-matrix onInput={filter}>
      <StartReact at="use" />
      <MatrixFilter />
      <div
        className={styles.frame}
        role="group"
        aria-label="Rules and presets"
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <output>{`${String(inSome.length)} rules`}</output>
              </th>
              {chosenPresets.map(preset => (
                <PresetHead key={preset} preset={preset} rules={inSome} />
              ))}
            </tr>
          </thead>
          <tbody>
            {inSome.map(rule => (
              <MatrixRow key={rule.name} rule={rule} />
            ))}
          </tbody>
        </table>
      </div>
      <p>
        * The preset sets options. {inNone} more rules are{' '}
        <Link to="/rules/?preset=none">in no preset</Link> but <code>all</code>.
      </p>
    </div>
  );
}

/** A preset's name, which breaks where its second part begins, and how many rules it has. */
function PresetHead({
  preset,
  rules,
}: {
  preset: string;
  rules: readonly RuleMetadata[];
}): ReactNode {
  const [, first = '', second = ''] =
    /^([a-z]+)(.*)$/.exec(spellPreset(preset, 'flat')) ?? [];
  const count = rules.filter(rule =>
    rule.presets.some(({ name }) => name === preset),
  ).length;
  return (
    <th scope="col">
      <a href={`#${preset}`} title={`In an .eslintrc: ${preset}`}>
        {first}
        <wbr />
        {second}
      </a>{' '}
      <span>{count} rules</span>
    </th>
  );
}

/** An option as its reader would write it, on one line. */
function textOfOption(option: unknown): string {
  return JSON.stringify(option);
}

function MatrixRow({ rule }: { rule: RuleMetadata }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={`/rules/${rule.name}`} title={rule.docs.description}>
          {rule.name}
        </Link>
      </th>
      {chosenPresets.map(preset => {
        const entry = rule.presets.find(({ name }) => name === preset);
        return (
          <td
            key={preset}
            className={
              entry && (entry.options ? styles.withOptions : styles.on)
            }
            title={entry?.options?.map(textOfOption).join(', ')}
          >
            {entry && (entry.options ? 'on, with options' : 'on')}
          </td>
        );
      })}
    </tr>
  );
}
