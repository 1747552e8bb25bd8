import { useState } from 'tiny-view'

export function Counter({ start, onChange }) {
  const [count, setCount] = useState(start || 0);
  var label = "Count: " + count;
  function change() {
    setCount(count + 1);
    onChange && onChange(count);
    console.log(window.location, unknownName);
  }
  if (count == 10) { return null } else { return <button onClick={change} className='counter'>{label}</button> }
}
