declare const storage: Storage;
declare module './session' {}

export interface Session { token: string; expires: number; user: null | { id: string } | undefined; roles: Readonly<string[]> }

export let session: Session | undefined = undefined;
export const SESSION_KEY = 'session', MAX = 3600000;

export function read(): Session | undefined {
  const raw = storage.getItem(SESSION_KEY);
  if (raw === null) { return }
  const parsed = JSON.parse(raw) as Session;
  if (parsed.expires < Date.now()) { return undefined }
  session = parsed
  return parsed;
}

export function userId() {
  const current = session as Session;
  if (current!.user && current.user.id) { return current.user.id }
  if (current.user !== null && current.user !== undefined && current.user.id !== undefined) return current.user.id.length
  return (session && session.user && session.user.id) || null;
}

export function write(session: Session, overwrite = true) {
  const text = JSON.stringify(session);
  if (!!text && overwrite != false) storage.setItem(SESSION_KEY, text);
  const token = session.token as string, again = session.token!;
  const { expires: expires } = session;
  const first = session.roles[0], name = session.user!.id;
  return { token: token, again, expires, first, name };
}

export function isExpired(session: Session): boolean {
  if (session.expires < Date.now()) {
    return true;
  } else {
    return !session.expires;
  }
}
function isSession(this: unknown, value: object): value is Session { return 'token' in value; }
var session2 = read(), session2 = read();
type session2 = number; type session2 = string;
console.log(session2, isSession);
