import { expect, it, test, vi } from 'vitest';
import { isForeign, reportSearchUrl } from './NoAnswer';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: vi.fn() }));

test.each([
  'неиспользуемые переменные',
  '未使用の変数',
  '사용하지 않는 변수',
  '未使用变量',
  'متغيرات غير مستخدمة',
  'any חסר',
  'αχρησιμοποίητη μεταβλητή',
])('%s is in another script', query => expect(isForeign(query)).toBe(true));

test.each([
  'no-explicit-any',
  'façade naïve Größe',
  '🎉👩‍💻',
  '!! ?? 5 µs → x',
  '',
])('"%s" is not', query => expect(isForeign(query)).toBe(false));

it('leads to the form for the documentation, with the query in its title', () => {
  const url = new URL(reportSearchUrl('https://code.example/project', 'a&b'));
  expect(url.pathname).toBe('/project/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: '05-documentation-request.yml',
    title: 'Docs: no search results for "a&b"',
  });
});
