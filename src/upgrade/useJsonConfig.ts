import { useEffect, useState } from 'react';
import { convertConfig } from '../config/convert/convertConfig';
import { foreignFormat } from '../config/convert/foreignFormat';
import { parseJson } from '../config/json/parseJson';

/** A config as JSON with comments, or why there is none. */
export type JsonConfig =
  | { state: 'failed'; reason: string }
  | { state: 'read'; text: string }
  | { state: 'reading' };

/** Makes JSON of a config in any format. Nothing in it is run. */
export function useJsonConfig(configText: string): JsonConfig {
  const [config, setConfig] = useState<{ of: string; is: JsonConfig }>();
  useEffect(() => {
    let isWanted = true;
    void readJson(configText).then(is => {
      if (isWanted) {
        setConfig({ of: configText, is });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [configText]);
  return config?.of === configText ? config.is : { state: 'reading' };
}

async function readJson(configText: string): Promise<JsonConfig> {
  try {
    const format = foreignFormat(configText);
    const text =
      format === undefined
        ? configText
        : (await convertConfig(configText, format)).text;
    const [problem] = parseJson(text).problems;
    return problem === undefined
      ? { state: 'read', text }
      : {
          state: 'failed',
          reason: `The config can’t be read: ${problem.message} The part above says where.`,
        };
  } catch (error) {
    return {
      state: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}
