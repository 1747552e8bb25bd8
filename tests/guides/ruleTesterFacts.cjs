// Tries sentences of the rule tester's page where its packages are installed, and prints whether they are true.
const { RuleTester, noFormat } = require('@typescript-eslint/rule-tester');

const calls = [];
const logged = kind => (name, run) => {
  calls.push(`${kind} ${name}`);
  run();
};
RuleTester.afterAll = () => {};
RuleTester.describe = (_name, run) => run();
RuleTester.it = Object.assign(logged('run'), {
  only: logged('only'),
  skip: name => calls.push(`skip ${name}`),
});

const rule = { meta: { messages: {}, schema: [] }, create: () => ({}) };

/** What becomes of cases whose code no rule reports. */
function callsOf(...valid) {
  calls.length = 0;
  const tester = new RuleTester({ parser: '@typescript-eslint/parser' });
  tester.run('none', rule, { valid, invalid: [] });
  return calls.join();
}

/** A case for versions of a package that is there in 5.5.0-beta. */
const constrained = (code, acme) => ({ code, dependencyConstraints: { acme } });
const withPrereleases = { includePrerelease: true };

const claims = {
  'noFormat`…` returns the same string as a template literal without a tag: \\n becomes a line break.':
    noFormat`a\n${1}\\` === `a\n1\\`,
  "Pre-releases only count with an object of options. With TypeScript 5.5.0-beta installed, '4.9' skips the case, and { range: '>=4.9', options: { includePrerelease: true } } runs it.":
    callsOf(
      constrained('1', '4.9'),
      constrained('2', { range: '>=4.9' }),
      constrained('3', { range: '>=4.9', options: withPrereleases }),
      constrained('4', '5.5.0-beta'),
    ) === 'skip 1,skip 2,run 3,run 4',
  'As long as one case has it, the dependencyConstraints of cases are ignored.':
    callsOf(RuleTester.only('1'), constrained('2', '9.0')) === 'only 1,run 2',
  'At 7.11.0 it only works if no case of the same run has dependencyConstraints: those overwrite it.':
    callsOf({ code: '1', skip: true }) === 'skip 1' &&
    callsOf({ code: '1', skip: true }, constrained('2', '1.0')) ===
      'run 1,skip 2',
};

console.log(JSON.stringify(claims));
