import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { chooseConfig } from '../../src/config/chooseConfig';
import { toHtml } from '../../src/highlight/html';
import { readAnswers } from '../../src/tools/new/answers';
import {
  keepCompiler,
  packagesToInstall,
} from '../../src/tools/packagesToInstall';
import { highlight } from '../highlight';
import { parseFragment } from '../markdown/pageTree';
import { jsxElement } from '../mdx/jsxElement';
import { describeKnownRules } from '../playground/rules/describeRules';

export interface RecipeProps {
  /** As the address of `/config/new` has them. */
  answers: string;
  /** What installs packages, where only one command can. */
  install?: string;
  /** What runs a package's program, where it isn't npm's `npx`. */
  run?: string;
}

/**
 * Replaces each `<Recipe>` of a page with what `/config/new` says for its answers: the files and the commands.
 */
const remarkRecipes: Plugin<[], Root> = () => tree => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Recipe' || parent === undefined || index === undefined) {
      return undefined;
    }
    const nodes = recipe(readProps(node));
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
};

export default remarkRecipes;

/** The attributes, which the page's check compares with their types. */
function readProps({ attributes }: MdxJsxFlowElement): RecipeProps {
  return Object.fromEntries(
    attributes.flatMap(attribute =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  ) as unknown as RecipeProps;
}

function recipe({ answers, install, run = 'npx' }: RecipeProps): RootContent[] {
  const { command, files, needs, packages } = chooseConfig(
    readAnswers(answers),
    describeKnownRules(),
  );
  const installed = packagesToInstall(packages);
  return [
    install === undefined
      ? jsxElement('InstallCommand', { packages: installed })
      : code('bash', `${install} ${installed}`),
    ...parseFragment(keepCompiler(installed)),
    ...files.map(file =>
      code(/[jt]s$/.exec(file.name)?.[0] ?? 'text', file.text, file.name),
    ),
    ...parseFragment(needs ?? ''),
    code('bash', command.replace('npx', run)),
    ...parseFragment(
      `[Change an answer](/config/new#answers=${answers}) to get another config.`,
    ),
  ];
}

function code(language: string, source: string, title?: string): RootContent {
  return jsxElement('CodeBlock', {
    language,
    title,
    html: toHtml(highlight(source.trimEnd(), language)),
  });
}
