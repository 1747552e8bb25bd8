import { useActionState, useOptimistic } from 'react';

async function save(previous: string[], data: FormData): Promise<string[]> {
  return [...previous, data.get('title') as string];
}

export function Titles() {
  const [titles, submit, pending] = useActionState(save, []);
  const [shown, add] = useOptimistic(titles, (all, next: string) => [...all, next]);
  return (
    <form action={submit} onReset={() => add(1 as never)}>
      <input name="title" disabled={pending} />
      {shown.map((title: any) => title)}
    </form>
  );
}
