/* A checkout, with something for most rules to complain about. */
import fs = require('fs');
import { join } from 'path';

interface IUser {
  name: string;
  email?: string,
}

type Cart = { items: Array<{ price: number, count?: number }> };
type Handler = (user: IUser) => Promise<void>;

namespace Legacy { export const version = 1 }

enum Status { Open, Closed = 'closed' as any }

// @ts-ignore
const unused: any = fs;
var total = 0;
let label: string = "Total";;

function sum(cart: Cart, ...rest: Function[]): Object {
  for (var i = 0; i < cart.items.length; i++) {
    const item = cart.items[i]!;
    total += item.price * (item.count || 1);
  }
  if (total == 0) debugger;
  console.log(`${cart} costs ` + total, rest);
  return <Object>{ total: total };
}

async function notify(user: IUser, send: Handler) {
  send(user);
  [user].forEach(async each => { await send(each) });
  const body = JSON.parse(await fs.promises.readFile(join('a', 'b'), 'utf8'));
  return body.message.text;
}

class Shop {
  constructor(private readonly owner: IUser) {}
  public async open() { return await Promise.resolve(this.owner.email!.length); }
  private close = function () { throw 'closed' };
  get isOpen() { switch (total) { case 1: return true; } }
}

export function compare(a: string | null, b: unknown, event) {
  window.alert(undefinedName);
  if (a) { return a === b } else { return event && event.target && event.target.value }
}

export { Shop, Status, Legacy, notify, sum };
