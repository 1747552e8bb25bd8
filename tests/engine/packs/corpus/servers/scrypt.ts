import { scrypt } from 'node:crypto';

export function derive(password: string): Promise<Buffer> {
  return new Promise(async (resolve, reject) => {
    scrypt(password, 'salt', 64, (error, key) => {
      if (error) reject(error.message);
      resolve(key);
    });
  });
}
