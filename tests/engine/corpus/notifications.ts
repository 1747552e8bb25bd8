export interface Notification { id: string; text: string; read: boolean }
export interface Channel { send(notification: Notification): Promise<void> | void; close?(): void }

/* eslint-disable no-console */
// tslint:disable-next-line
const channels: Channel[] = [];

export const subscribe = (channel: Channel): (() => void) => {
  channels.push(channel);
  return () => { channels.splice(channels.indexOf(channel), 1) };
};

export async function broadcast(notification: Readonly<Notification>, urgent?: true) {
  for (const channel of channels) channel.send(notification);
  channels.forEach(channel => channel.send(notification));
  await Promise.allSettled(channels.map(async channel => channel.send(notification)));
  channels.some(async channel => { await channel.send(notification) });
  urgent && await broadcast(notification);
  console.log('sent', notification.text.length); // eslint-disable-line no-alert
}

export function unread(notifications: Notification[]): number;
export function unread(notifications: Notification[], since: Date): number;
export function unread(notifications: Notification[], since?: Date): number {
  let count = 0;
  for (const notification of notifications) if (!notification.read) count++;
  return count || (since ? 1 : 0);
}

export function callAll(callbacks: (() => Promise<void>)[]) {
  callbacks.forEach(callback => callback());
  callbacks.map(callback => { callback() });
  const [first] = callbacks;
  first!();
  if (callbacks[0]) { return callbacks[0]() }
}

export class Toast { show(text: string) { alert(text) } hide(): void { return console.log('hidden') } }
const { show } = new Toast();
show('hi');
const log = console.log, parse = JSON.parse, { max } = Math;
const done = [1].map(n => console.log(n)), later = () => broadcast({ id: '', text: '', read: false });
log(parse, max, done, later, broadcast({ id: '1', text: '', read: true }) ? 1 : 2);
