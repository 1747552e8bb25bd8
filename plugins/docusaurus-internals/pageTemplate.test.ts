import { expect, it } from 'vitest';
import { pageTemplate } from '.';

it('keeps the scripts of a page in a template', () => {
  const template = pageTemplate();
  expect(template).toMatch(
    /<template id="application">\s*<% it\.scripts\.forEach/,
  );
  expect(template.match(/<script/g)).toHaveLength(1);
  expect(template).not.toContain('defer');
});

it('stops where Docusaurus writes them otherwise', () =>
  expect(() => pageTemplate('<head><%~ it.scriptTags %></head>')).toThrow(
    /ssgTemplate\.html\.js is not what this site relies on.*0 times.*PLAIN=1/,
  ));
