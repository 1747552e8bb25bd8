import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The page in each other language. The theme's list folds by a script that a page doesn't load until it
 * is used, so these are plain links; `watchMenus` completes them.
 */
export function LanguageLinks() {
  const { currentLocale, localeConfigs, locales } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  return locales
    .filter(locale => locale !== currentLocale)
    .map(locale => (
      <li key={locale} className="menu__list-item">
        <a
          className="menu__link"
          href={createUrl({ locale, fullyQualified: false })}
          lang={localeConfigs[locale]?.htmlLang}
          // Each language is an application of its own, so this needs a new document.
          target="_self"
        >
          {localeConfigs[locale]?.label}
        </a>
      </li>
    ));
}
