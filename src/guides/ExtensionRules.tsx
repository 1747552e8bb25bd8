import { pluginRules } from '../rules/pluginRules';
import { pluginPrefix } from '../rules/ruleLink';
import { RuleName } from '../rules/RuleName';

/** The rules that replace one of ESLint's. Most have its name; deprecated ones are left out. */
export function ExtensionRules() {
  return (
    <ul>
      {pluginRules
        .filter(
          rule => rule.docs.extendsBaseRule !== undefined && !rule.deprecated,
        )
        .map(({ name, docs: { extendsBaseRule } }) => (
          <li key={name}>
            <RuleName id={pluginPrefix + name} />
            {typeof extendsBaseRule === 'string' && (
              <>
                , in place of <RuleName id={extendsBaseRule} />
              </>
            )}
          </li>
        ))}
    </ul>
  );
}
