import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import purposes from '@generated/rules/default/purposes.json';
import { useEffect, useMemo, useState } from 'react';
import type { ConfigDocument } from '../../config/configDocument';
import type { PlaygroundRule } from '../../linter/protocol';
import { pluginPrefix } from '../../rules/ruleLink';
import { PrintedFile } from '../PrintedFile';
import {
  type OptionWords,
  printRulebook,
  type RulebookSection,
  rulebookSections,
} from './printRulebook';

interface Props {
  document: ConfigDocument;
  rules: readonly PlaygroundRule[];
}

/** The rules that the config has on, as a Markdown file. */
export function Rulebook({ document, rules }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const sections = useMemo(
    () => rulebookSections(document, rules),
    [document, rules],
  );
  const options = useOptionWords(sections);
  return (
    <PrintedFile name="lint-rules.md">
      {printRulebook(sections, {
        rules,
        purposes,
        options,
        siteUrl: siteConfig.url,
      })}
    </PrintedFile>
  );
}

/** What options do, for the rules of ours that have some: their data is loaded, and where it doesn't arrive, left out. */
function useOptionWords(
  sections: readonly RulebookSection[],
): ReadonlyMap<string, readonly OptionWords[]> {
  const [words, setWords] = useState<
    ReadonlyMap<string, readonly OptionWords[]>
  >(new Map());
  const folder = useBaseUrl('/rules/');
  const names = [
    ...new Set(
      sections.flatMap(({ settings }) =>
        [...settings].flatMap(([id, setting]) =>
          setting.startsWith('[') && id.startsWith(pluginPrefix)
            ? id.slice(pluginPrefix.length)
            : [],
        ),
      ),
    ),
  ].join();
  useEffect(() => {
    let isWanted = true;
    void Promise.all(
      names
        .split(',')
        .map(name => loadOptionWords(`${folder}${name}.json`).catch(() => [])),
    ).then(loaded => {
      if (isWanted) {
        setWords(new Map(loaded.flat()));
      }
    });
    return () => {
      isWanted = false;
    };
  }, [folder, names]);
  return words;
}

async function loadOptionWords(
  address: string,
): Promise<[id: string, options: readonly OptionWords[]][]> {
  const response = await fetch(address);
  const { id, options } = (await response.json()) as {
    id: string;
    options: { list: OptionWords[] };
  };
  return [[id, options.list]];
}
