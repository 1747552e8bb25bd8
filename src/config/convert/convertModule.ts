import { printCommentedJson } from '../../text/printJavaScript';
import { type ConvertedConfig } from './convertedConfig';
import { shorten } from './module/dropped';
import { parseModule } from './module/parseModule';
import { runModule } from './module/runModule';
import { shapeExported } from './module/shapeConfig';
import { createContext } from './module/shapeContext';

/**
 * Makes JSON of an `.eslintrc.js` or a flat config, in JavaScript or TypeScript, as far as it is data.
 * Nothing of it is run: what depends on that is left out, and said to be.
 *
 * @throws what to tell the reader
 */
export function convertModule(text: string): ConvertedConfig {
  try {
    return convert(text);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new Error('This JavaScript is nested too deeply to be read.', {
        cause: error,
      });
    }
    throw error;
  }
}

function convert(text: string): ConvertedConfig {
  const { comments, exported, ignored, source } = runModule(
    parseModule(text),
    text,
  );
  const context = createContext();
  const { log } = context;
  const config = shapeExported(exported, source, context);
  if (config === undefined) {
    throw new Error(
      'This JavaScript has no config that can be read without running it: export an object or a list, as in `export default [{ rules: {} }];`.',
    );
  }
  const remarks = ignored.map(each =>
    log.say(each, `"${shorten(each.code)}" is left out: it is code, not data.`),
  );
  const lines = [...comments, ...remarks, printCommentedJson(config)];
  return { text: lines.join('\n'), notes: log.notes };
}
