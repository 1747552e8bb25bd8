import { useCallback, useState } from 'react';

export const useToggle = (initial = false) => {
  const [on, setOn] = useState(initial);
  const toggle = useCallback(() => setOn(current => !current), []);
  return [on, toggle];
};

export function useFlag() {
  const [on, toggle] = useToggle();
  if (on === true) {
    toggle();
  }
  return on!;
}
