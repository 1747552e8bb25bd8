import { useState, type FormEvent } from 'react';

async function signIn(name: string, password: string): Promise<void> {
  await fetch('/session', { method: 'POST', body: name + password });
}

export function LoginForm() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await signIn(name, password);
  };
  return (
    <form onSubmit={onSubmit}>
      <input value={name} onChange={e => setName(e.target.value)} />
      <input value={password} onChange={e => setPassword(e.target.value)} />
    </form>
  );
}
