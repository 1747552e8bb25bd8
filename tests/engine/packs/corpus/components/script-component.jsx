import { useState } from 'react';

/** @param {{ items: string[] }} props */
export function Picker({ items }) {
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  return items.map(item => (
    <button key={item} onClick={() => setPicked(item)}>{item === picked ? '*' : item}</button>
  ));
}
