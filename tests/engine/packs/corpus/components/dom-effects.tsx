import { flushSync } from 'react-dom';
import { preload } from 'react-dom';
import { useFormStatus } from 'react-dom';

export function Submit(): React.ReactNode {
  const { pending, data } = useFormStatus();
  preload('/font.woff2', { as: 'font' });
  return <button onClick={() => flushSync(() => { data!.get('a') })}>{pending ? 1n : ''}</button>;
}
