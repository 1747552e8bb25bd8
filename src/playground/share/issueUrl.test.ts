import { describe, expect, it } from 'vitest';
import { starterState } from '../state/starter';
import { issueUrl } from './describeState';

const repository = 'https://code.example/project';
const link = 'https://site.example/play#code=x';

describe('issueUrl', () => {
  it('fills in the fields of the form for a rule’s bug', () => {
    const shared = { ...starterState('5.4.5'), tsconfig: '{}' };
    const url = new URL(issueUrl(repository, shared, link));
    expect(url.pathname).toBe('/project/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: '01-bug-report-plugin.yaml',
      title: 'Bug: [rule name here] <short description of the issue>',
      'playground-link': link,
      'repro-code': shared.code,
      'eslint-config': shared.eslintrc,
      'typescript-config': '{}',
      versions: expect.stringContaining('`7.11.0`') as unknown,
    });
  });

  it('leaves out what is the default', () => {
    const url = issueUrl(repository, starterState('5.4.5'), link);
    expect(new URL(url).searchParams.has('typescript-config')).toBe(false);
  });

  it('gets no longer than GitHub takes, and says so in the field', () => {
    const shared = { ...starterState('5.4.5'), code: 'x;\n'.repeat(5_000) };
    const url = issueUrl(repository, shared, link);
    expect(url.length).toBeLessThan(8_000);
    const { searchParams } = new URL(url);
    expect(searchParams.get('playground-link')).toBe(link);
    expect(searchParams.get('repro-code')).toContain('too long');
    expect(searchParams.get('eslint-config')).toBe(shared.eslintrc);

    const long = issueUrl(repository, shared, link + 'x'.repeat(9_000));
    expect(long.length).toBeLessThan(8_000);
    expect(new URL(long).searchParams.get('playground-link')).toContain(
      'too long',
    );
  });

  it('asks for the project where the code is too long for a link', () => {
    const shared = starterState('5.4.5');
    const url = issueUrl(repository, shared, undefined);
    expect(new URL(url).searchParams.get('playground-link')).toContain(
      'attach the project',
    );
  });
});
