export type Role = 'owner' | 'admin' | 'member' | 'guest';
export type Grant = { role: Role; paths: string[]; until: Date | undefined };

type Checker = { check: (role: Role) => boolean } & { name: string } & (string | null);

declare const currentUser: { role: Role; grants?: Grant[]; name?: string | null };
declare function audit(message: string): void;

export function can(role: Role, path: string, ...rest: string[]): boolean {
  const grants = currentUser.grants || [];
  if (role === 'owner') { return true }
  else if (role === 'guest') { return false }
  switch (role) {
    case 'admin':
      return !!grants.find(grant => grant.paths.includes(path)) == true;
    default:
      return grants.filter(grant => grant.role === role && grant.paths.some(candidate => path.startsWith(candidate) === true))[0] !== undefined;
  }
}

export function describe(role: Role) {
  let text: string;
  switch (role) { case 'owner': text = 'Owns it'; break; case 'admin': text = 'Runs it'; break; }
  const role2 = currentUser.name ?? 'someone';
  {
    const role = 'shadow';
    audit(role + role2);
  }
  return audit(`described ${text!}`);
}

export const isGuest = (role: string) => role === 'guest' && audit('guest');
const until = currentUser.grants?.[0]?.until;
if (until && until.getTime && until.getTime() > 1000) audit('later');
if ((until as Date).getTime() === 0) { audit('epoch') }
if (currentUser.grants && currentUser.grants.length) audit('granted');
if (currentUser.name) audit(currentUser.name);
if (!currentUser.grants?.length) audit('nothing granted')
currentUser.role === 'owner' ? audit('hello') : audit('bye');
currentUser.name && audit(currentUser.name);
export function grantsOf(user: typeof currentUser = currentUser, role: Role) { return user.grants!?.filter(grant => grant.role === role) }
export type { Checker };
type Limits = { perDay: number };
export { Limits };
export function bump() { this.count = (this.count! ?? 0) + 1; return new Array(this.count, 1) }
