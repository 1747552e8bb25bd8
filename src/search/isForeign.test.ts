import { expect, test } from 'vitest';
import { isForeign } from './isForeign';

test.each([
  'неиспользуемые переменные',
  '未使用の変数',
  '사용하지 않는 변수',
  '未使用变量',
  'متغيرات غير مستخدمة',
  'any חסר',
  'αχρησιμοποίητη μεταβλητή',
])('%s is in another script', query => {
  expect(isForeign(query)).toBe(true);
});

test.each([
  'no-explicit-any',
  'façade naïve Größe',
  '🎉👩‍💻',
  '!! ?? 5 µs → x',
  '',
])('"%s" is not', query => {
  expect(isForeign(query)).toBe(false);
});
