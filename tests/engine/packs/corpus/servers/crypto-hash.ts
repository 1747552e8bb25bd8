import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const hash = (text: string): string =>
  createHash('sha256').update(text).digest('hex') as string;

export function same(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b)) === true;
}

export const token = randomBytes(16).toString('base64url' as any);
