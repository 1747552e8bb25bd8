import type ts from 'typescript';
import { parseJson } from '../../config/json/parseJson';
import type { FileVerdict, ProjectLayout, Verdict } from './projectLayout';
import { ReadTsconfig } from './readTsconfig';
import { placeOf, TsconfigChain } from './tsconfigChain';
import { whyLeftOut } from './whyLeftOut';

/**
 * Says why a file is in the project of a tsconfig, or isn't, as TypeScript itself reads the tsconfig; which line
 * decides; and what to change.
 *
 * @param tsconfig full path of one that the layout has
 */
export function explainFile(
  typescript: typeof ts,
  layout: ProjectLayout,
  tsconfig: string,
): FileVerdict {
  const read = new ReadTsconfig(typescript, layout, tsconfig);
  const chain = new TsconfigChain(layout, tsconfig);
  const broken = whyBroken(read, chain);
  const verdict =
    broken ??
    (read.hasFile ? whyIncluded(read, chain) : whyLeftOut(layout, read, chain));
  return {
    tsconfig,
    isIncluded: broken === undefined && read.hasFile,
    ...verdict,
  };
}

function whyBroken(
  read: ReadTsconfig,
  chain: TsconfigChain,
): Verdict | undefined {
  const own = chain.own();
  const [problem] = parseJson(own.text).problems;
  if (problem) {
    return {
      reason: 'broken',
      message: `This tsconfig can’t be read: ${problem.message}`,
      place: placeOf(own, problem.offset),
    };
  }
  const missing = read.missingBase();
  return missing === undefined
    ? undefined
    : {
        reason: 'broken',
        message: `TypeScript doesn’t find a file that this tsconfig extends: ${missing} Paste that file too, after a line \`// path/of/it.json\`.`,
        ...chain.located('extends'),
      };
}

function whyIncluded(read: ReadTsconfig, chain: TsconfigChain): Verdict {
  const { files, include } = read.lists;
  const file = files?.find(entry => read.wouldHave({ files: [entry] }));
  if (file !== undefined) {
    return {
      reason: 'files',
      message: `\`files\` names it.`,
      ...chain.located('files', file),
    };
  }
  const spec = include?.find(entry =>
    read.wouldHave({ include: [entry], exclude: read.lists.exclude ?? [] }),
  );
  return spec === undefined
    ? {
        reason: 'everything',
        message:
          'Neither `include` nor `files` is set, so that all files in the folder of the tsconfig are in.',
      }
    : {
        reason: 'include',
        message: `\`include\` has a pattern for it: \`${spec}\`.`,
        ...chain.located('include', spec),
      };
}
