import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version as typescript } from 'typescript';
import { readPackages } from '../../plugins/packages/packages';
import type { OnUnknown } from '../../plugins/packages/unknown';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { baseRuleOptions } from '../../plugins/rules/anatomy/options/baseRuleOptions';
import {
  checkReplacements,
  removedRules,
} from '../../plugins/rules/removedRules';
import {
  type PackageFacts,
  readPackageFacts,
} from '../../plugins/upgrade/readChanges';
import { baseRuleOf } from '../../src/rules/page/howToUse';
import { ruleLink } from '../../src/rules/ruleLink';
import { projectFolder, runNode } from '../run.mjs';

export interface Facts extends PackageFacts {
  /** What the packages say that the site has no words for, a sentence each. */
  notUnderstood: string[];
}

/** Builds the facts from the packages of a folder by the code that the site's build uses. */
export function readFacts(folder: string, eslint?: string): Facts {
  const notUnderstood = new Set<string>();
  const onUnknown = (problem: string): void => {
    notUnderstood.add(problem);
  };
  const packages = readPackages(folder, { eslint, onUnknown });
  const facts = readPackageFacts(packages, onUnknown);
  const { rules } = facts;
  for (const { metadata, rows } of rules.values()) {
    attempt(onUnknown, () => metadata.replacedBy?.forEach(ruleLink));
    attempt(onUnknown, () => {
      const baseRule = baseRuleOf(metadata);
      return baseRule && baseRuleOptions(baseRule, rows, packages);
    });
  }
  attempt(onUnknown, () => {
    const allMetadata = Array.from(rules.values(), ({ metadata }) => metadata);
    checkReplacements([...allMetadata, ...removedRules], [...rules.keys()]);
  });
  attempt(onUnknown, () => describeRules(packages));
  return { ...facts, notUnderstood: [...notUnderstood] };
}

/** Does what the build does, and takes its failure for something that is not understood. */
function attempt(onUnknown: OnUnknown, action: () => unknown): void {
  try {
    action();
  } catch (error) {
    onUnknown((error as Error).message);
  }
}

/**
 * Installs a version of the packages in a folder of its own, with the ESLint that it asks for, unless it
 * is there already. TypeScript is the site's own version, so that what differs comes from the packages;
 * npm would take the newest, which older packages can't use.
 *
 * @param version as npm writes it, complete: `8.46.0`
 * @returns the folder's full path
 * @throws when the version is none, or npm can't install it.
 */
export async function installPackages(version: string): Promise<string> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `"${version}" isn't a version of typescript-eslint. Give one with three numbers: npm run facts -- 8.46.0`,
    );
  }
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    throw new Error(
      'Run this command through npm, which installs the packages: npm run facts -- 8.46.0',
    );
  }
  const folder = fileURLToPath(
    new URL(`.cache/packages/${version}`, projectFolder),
  );
  // npm writes its record last: half an installation has none.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({
        private: true,
        dependencies: { typescript, 'typescript-eslint': version },
      }),
    );
    const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
    if (!(await runNode([npm, 'install', '--prefix', folder, ...options]))) {
      throw new Error(
        `npm could not install typescript-eslint ${version}; its own message is above.`,
      );
    }
  }
  return folder;
}
