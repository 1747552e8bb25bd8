import type { ChangeEvent } from 'react';

interface Props<T> {
  options: T[];
  labelOf: (option: T) => string;
  onSelect: (option: T) => void;
}

export function Select<T>({ options, labelOf, onSelect }: Props<T>) {
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    onSelect(options[Number(event.target.value)]);
  };
  return (
    <select onChange={onChange}>
      {options.map((option, index) => (
        <option value={index}>{labelOf(option)}</option>
      ))}
    </select>
  );
}
