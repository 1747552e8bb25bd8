/**
 * The data that plugins make at build and the browser imports. What writes them in `plugins/` uses the
 * same types, so that a change on one side breaks the type check of the other.
 */
declare module '@generated/home/default/content.json' {
  const content: import('../plugins/home').HomeContent;
  export default content;
}

declare module '@generated/nodes/default/groups.json' {
  const groups: import('./nodes/NodeHint').NodeGroup[];
  export default groups;
}

declare module '@generated/playground/default/assets.json' {
  const assets: import('./linter/protocol').PlaygroundAssets;
  export default assets;
}

declare module '@generated/playground/default/head-start.json' {
  const address: string;
  export default address;
}

declare module '@generated/rules/default/changes.json' {
  const changes: import('./rules/changes/versionChanges').VersionChanges[];
  export default changes;
}

declare module '@generated/playground/default/starter.json' {
  const starter: import('./playground/beforeReact').StarterPage;
  export default starter;
}

declare module '@generated/rules/default/how-to-use.json' {
  const templates: ReturnType<
    typeof import('../plugins/rules/anatomy/howToUseSection').howToUseSection
  >;
  export default templates;
}

declare module '@generated/rules/default/purposes.json' {
  const purposes: import('./rules/metadata').RulePurpose[];
  export default purposes;
}

declare module '@generated/rules/default/costs.json' {
  const costs: import('./rules/metadata').RulePurpose[];
  export default costs;
}

declare module '@generated/rules/default/slow-rules.json' {
  const rules: import('../plugins/rules/readCosts').RuleCost[];
  export default rules;
}

declare module '@generated/rules/default/rule-words.json' {
  const words: import('./rules/list/matchText').RuleWords;
  export default words;
}

declare module '@generated/rules/default/rules.json' {
  const rules: import('./rules/metadata').RuleMetadata[];
  export default rules;
}

declare module '@generated/search/default/settings.json' {
  const settings: import('./search/clients/siteSearch').SearchSettings;
  export default settings;
}

declare module '@generated/tools/default/usual.json' {
  const usual: {
    compared: import('./tools/compare/ComparedRules').Comparison;
    chosen: import('./config/chooseConfig').ChosenConfig;
  };
  export default usual;
}

declare module '@generated/upgrade/default/project-errors.json' {
  const errors: import('./adopt/project/projectLayout').ProjectError[];
  export default errors;
}

declare module '@generated/upgrade/default/from-*' {
  const changes: import('./upgrade/changes').VersionChanges;
  export default changes;
}
