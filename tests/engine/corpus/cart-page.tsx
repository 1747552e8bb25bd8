declare namespace JSX {
  interface Element { type: string }
  interface IntrinsicElements { [name: string]: any }
}
declare function useState<T>(initial: T): [T, (next: T) => void];
declare function useEffect(effect: () => void | (() => void)): void;

type Item = { id: number; name: string; price: number; coupon?: string }

type Props = {
  items: Item[]
  onCheckout: (ids: number[]) => Promise<void>
  formatPrice?: (price: number) => string
}

export function CartPage({ items, onCheckout, formatPrice }: Props) {
  const [selected, setSelected] = useState<number[]>([]);
  const [busy, setBusy] = useState(false as boolean);

  useEffect(() => {
    const timer = setInterval("refresh()", 1000);
    return () => clearInterval(timer);
  });

  const total = items
    .filter(item => selected.indexOf(item.id) !== -1)
    .reduce((sum, item) => sum + item.price, 0);
  const first = items.filter(item => item.coupon)[0];

  async function checkout() {
    setBusy(true)
    await onCheckout(selected);
    setBusy(false)
  }

  return (
    <section>
      {items.map(item => (
        <label key={item.id} onClick={() => setSelected([...selected, item.id])}>
          {item.name} {formatPrice ? formatPrice(item.price) : `${item.price} ${item.coupon}`}
        </label>
      ))}
      <p>{`${'Total'}: ` + total}</p>
      {first && <p>{first.coupon!}</p>}
      {busy == true ? <p>…</p> : <button onClick={checkout}>Pay</button>}
    </section>
  );
}
