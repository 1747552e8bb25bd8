import { useState, useTransition } from 'react';

enum Tab { Home, Prices }

export function Tabs() {
  const [tab, setTab] = useState(Tab.Home);
  const [pending, start] = useTransition();
  return (
    <nav aria-busy={pending}>
      <button onClick={() => start(() => setTab(1))}>{Tab[tab]}</button>
      {tab === 0 && <p>Home</p>}
    </nav>
  );
}
