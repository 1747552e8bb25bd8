import { Currency } from './currency';
import type { Customer } from './customer';

interface OrderLine { sku: string, quantity: number, unitPrice: number }

interface Order {
  id: string;
  lines: Array<OrderLine>;
  customer?: { address?: { country: string | null } | null };
  total(currency: Currency): number;
}

declare function loadOrder(id: string): Promise<Order>;
declare function sendReceipt(order: Order): Promise<void>;

export class OrderService {
  private orders: Map<string, Order> = new Map();
  private retries: number = 3;

  constructor(private readonly region: string, public audit: boolean) {}

  async place(id: string) {
    const order = await loadOrder(id);
    this.orders.set(id, order);
    sendReceipt(order);
    if (order.customer && order.customer.address && order.customer.address.country) {
      this.ship(order.customer.address.country);
    }
    return order;
  }

  async ship(country: string) {
    if (country === 'NO' && this.retries > 0) { return 'EU' }
    return country || 'unknown';
  }

  cancel(id: string) {
    try {
      return loadOrder(id).then(order => { sendReceipt(order) });
    } catch (error) {
      throw `Could not cancel ${id}`;
    }
  }

  totalOf(id: string): number {
    const order = this.orders.get(id)!;
    let sum = 0;
    for (let i = 0; i < order.lines.length; i++) {
      sum += order.lines[i].quantity * order.lines[i].unitPrice;
    }
    return sum
  }
}

export async function reship(orders: Order[]) {
  orders.forEach(async order => {
    await sendReceipt(order);
  });
  await Promise.all(orders.map(order => order.id));
  if (loadOrder(orders[0].id)) return;
}
