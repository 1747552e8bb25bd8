import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import content from '@generated/home/default/content.json';
import Layout from '@theme/Layout';
import { ReportedCode } from '../examples/ReportedCode';
import { searchDialog } from '../search/opening/searchDialog';
import { plural } from '../text/plural';
import { ToolRow } from '../tools/ToolRow';
import { CodeBlock } from '../ui/CodeBlock';
import { InstallCommand } from '../ui/InstallCommand';
import heroStyles from './Hero.module.css';
import styles from './HomePage.module.css';
import exampleStyles from './LintedExample.module.css';
import partsStyles from './Parts.module.css';
import presetsStyles from './Presets.module.css';
import setupStyles from './Setup.module.css';

const { example, presets, rules } = content;

/** The home page: what the toolchain does, on real code, and where to start. */
export function HomePage() {
  const { tagline, title } = useDocusaurusContext().siteConfig;
  const pageTitle = `${title}: ${tagline}`;
  return (
    <Layout
      description={`Lint TypeScript with ESLint: ${String(rules.all)} rules, ${String(rules.typed)} of which use the type checker to find the bugs that compile.`}
    >
      <Head>
        <title>{pageTitle}</title>
        <meta property="og:title" content={pageTitle} />
      </Head>
      <main className={styles.page}>
        <Hero />
        <LintedExample />
        <Setup />
        <Presets />
        <Parts />
      </main>
    </Layout>
  );
}

function Hero() {
  return (
    <header className={heroStyles.hero}>
      <p className={heroStyles.tagline}>
        {useDocusaurusContext().siteConfig.tagline}
      </p>
      <h1 className={heroStyles.headline}>
        Find the <span className="squiggle">bugs</span> that compile
      </h1>
      <dl className={heroStyles.verdicts}>
        <div>
          <dt>tsc --strict</dt>
          <dd className={heroStyles.passes}>
            <strong>{example.found.errors}</strong> errors
          </dd>
        </div>
        <div>
          <dt>eslint</dt>
          <dd className={heroStyles.fails}>
            <strong>{example.found.problems}</strong> problems
          </dd>
        </div>
      </dl>
      <p className={heroStyles.summary}>
        {`typescript-eslint gives ESLint a parser for TypeScript and ${String(rules.all)} rules. ${String(rules.typed)} of them ask the type checker what your code means, and report what the compiler lets through.`}
      </p>
      <p className={heroStyles.actions}>
        <Link className={heroStyles.primary} to="/getting-started/">
          Get started
        </Link>
        <Link className={heroStyles.secondary} to="/rules/">
          Rules
        </Link>
        <Link className={heroStyles.secondary} to="/play">
          Playground
        </Link>
      </p>
      <div className={heroStyles.tools}>
        <ToolRow />
      </div>
    </header>
  );
}

function LintedExample() {
  const { fileName, html, notes, playgroundHash } = example;
  return (
    <section aria-labelledby="linted-example">
      <h2 id="linted-example" className={exampleStyles.title}>
        The compiler accepts this function. The rules don’t.
      </h2>
      <figure className={exampleStyles.editor}>
        <figcaption className={exampleStyles.bar}>
          <span className={exampleStyles.file}>{fileName}</span>{' '}
          <span>{example.presets.join(', ')}</span>
          <button type="button" data-edit="">
            Edit
          </button>
          <Link to={`/play${playgroundHash}`} data-rule="">
            Open in playground
          </Link>
        </figcaption>
        <ReportedCode id="code" html={html} notes={notes} hasRoom />
      </figure>
    </section>
  );
}

function Setup() {
  const { config, install, run } = content.setup;
  return (
    <section className={setupStyles.section} aria-labelledby="setup">
      <div>
        <h2 id="setup">Set up in three steps</h2>
        <p>
          This is all that the recommended rules need.{' '}
          <Link to="/getting-started/">The quickstart</Link> explains each step,
          and how to adjust the rules.
        </p>
        <p>
          <Link to="/getting-started/typed-linting">Typed linting</Link> takes
          one more setting: where your <code>tsconfig.json</code> is.
        </p>
        <p>
          Your project has an <code>.eslintrc</code>?{' '}
          <Link to="/getting-started/legacy-eslint-setup">
            Set up with the legacy config
          </Link>
          , or <Link to="/config">move it to flat config</Link>.
        </p>
        <p>
          Paste an error message, a config, or what ESLint printed{' '}
          <button
            type="button"
            className="link-button needs-script"
            popoverTarget={searchDialog}
          >
            into the search
          </button>
          , and it leads you to the answer. Nothing you paste is sent anywhere.
        </p>
      </div>
      <ol className={setupStyles.steps}>
        <li>
          <h3 className={setupStyles.name}>Install</h3>
          <InstallCommand packages={install} />
        </li>
        <li>
          <h3 className={setupStyles.name}>Configure</h3>
          <CodeBlock html={config.html} language="js" title={config.fileName} />
        </li>
        <li>
          <h3 className={setupStyles.name}>Run</h3>
          <CodeBlock html={run} language="bash" />
        </li>
      </ol>
    </section>
  );
}

const purposes: Partial<Record<string, string>> = {
  recommended:
    'Code that is wrong, or almost never what you meant. Start here.',
  strict:
    'All of recommended, plus rules that find more and have stronger opinions.',
  stylistic:
    'One way to write what can be written in several. It has no rule in common with the other two: add it to either.',
};

function Presets() {
  return (
    <section aria-labelledby="presets">
      <h2 id="presets">Choose a preset</h2>
      <p className={presetsStyles.lead}>
        A preset is one line in your config. Each comes in a second form that
        adds rules that use types. Read{' '}
        <Link to="/users/configs">what’s in each preset</Link>.
      </p>
      <ul className={presetsStyles.columns}>
        {presets.map(preset => (
          <li key={preset.id}>
            <h3 className={presetsStyles.name}>{preset.name}</h3>
            <p>{purposes[preset.id]}</p>
            <ul className={presetsStyles.forms}>
              {[preset, preset.typed].map(form => (
                <li key={form.id}>
                  <Link to={`/users/configs#${form.id}`}>
                    <code>{form.name}</code>
                  </Link>
                  <span>
                    <b>{form.rules}</b> rules
                    {form === preset.typed && ', with types'}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts() {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">What you get</h2>
      <ul className={partsStyles.parts}>
        <li>
          <h3>
            <Link to="/packages/parser">A parser</Link>
          </h3>
          <p>
            The TypeScript compiler reads your code. The parser hands the result
            on as ESTree, the syntax tree that ESLint’s rules and Prettier work
            on.
          </p>
        </li>
        <li>
          <h3>
            <Link to="/rules/">{plural(rules.all, 'rule')}</Link>
          </h3>
          <p>
            {rules.typed} use type information. {rules.fixing} fix what they
            report with <code>--fix</code>, and {rules.suggesting} suggest a
            change in your editor.
          </p>
        </li>
        <li>
          <h3>
            <Link to="/developers">A toolkit</Link>
          </h3>
          <p>
            Write rules of your own against typed syntax trees and the
            compiler’s API, and test them on code with types.
          </p>
        </li>
      </ul>
    </section>
  );
}
