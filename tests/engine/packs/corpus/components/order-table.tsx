import { useEffect, useState } from 'react';

interface Order {
  id: number;
  total: number;
  note?: string;
}

export function OrderTable() {
  const [orders, setOrders] = useState<Order[]>([]);
  useEffect(() => {
    fetch('/orders')
      .then(response => response.json())
      .then(found => setOrders(found));
  }, []);
  return (
    <table>
      <tbody>
        {orders.map(order => (
          <tr key={order.id}>
            <td>{order.total.toFixed(2)}</td>
            <td>{order.note!.trim()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
