import { stem } from './stem';

/** Words that mean the same to readers who search this site. */
const groups = [
  'variable var vars',
  'function func fn functions',
  'parameter param params argument args',
  'configuration config configure configs setting settings',
  'setup install installation installing',
  'performance perf slow slowness speed fast faster minutes',
  'memory heap oom',
  'nullish null undefined nullable',
  'disable off ignore suppress silence disabling',
  'cast casting assertion assert',
  'monorepo monorepos workspace workspaces',
  'migrate migration upgrade upgrading port moving',
  'unused dead',
  'semicolon semicolons semi',
  'indentation indent indenting tabs',
  'whitespace spacing spaces space',
  'ban forbid prevent prohibit restrict limit avoid',
  'property prop properties field',
  'regex regexp regular',
  'format formatting formatter prettier style',
  'order ordering sort sorted alphabetical',
  'typescript ts',
  'javascript js',
  'types type typed',
  'string strings str',
  'number num numeric',
  'boolean bool',
  'duplicate duplicated repeated dupe twice',
  'preset presets shareable',
  'version versions supported',
  'team maintainers maintainer maintain',
  'forgot forgotten forget missing',
  'playground online',
  'new changed announcing',
  'test tester',
  'parse parser',
  'lint linter',
  'exclamation bang null',
  'pr pull',
  'logo branding brand',
  'breaking major semver',
  'floating dangling unhandled',
  'sponsor donate donation fund',
  'enum enumeration',
  'redundant unnecessary useless needless unneeded superfluous',
  'accessibility visibility public private protected',
  'constituent member',
  'plus add addition adding sum concatenation concat',
  'compare comparison equal equality',
  'exhaustive exhaustiveness handled covered',
  'reject rejection',
  'throw raise',
  'readonly immutable mutable',
  'editor vscode ide',
  'ci pipeline',
  'chat discord',
  'loop iterate iteration',
  'committer contributor',
  'merge combine unify unified',
  'initial initialize init',
  'max maximum limit',
].map(group => [...new Set(group.split(' ').map(stem))]);

const byTerm = new Map<string, Set<string>>();
for (const group of groups) {
  for (const term of group) {
    const others = byTerm.get(term) ?? new Set();
    group.filter(other => other !== term).forEach(other => others.add(other));
    byTerm.set(term, others);
  }
}

/** One term for all terms with the same meaning. */
export function meaningOf(term: string): string {
  const others = byTerm.get(term);
  return others ? ([term, ...others].sort()[0] ?? term) : term;
}

/** The other terms for what a term means. */
export function synonymsOf(term: string): string[] {
  return [...(byTerm.get(term) ?? [])];
}
