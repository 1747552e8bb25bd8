import { Fragment } from 'react';

interface Profile {
  name: string;
  links: Map<string, URL>;
  age: number | undefined;
}

export function ProfilePage({ profile }: { profile: Profile }) {
  return (
    <Fragment>
      <h1>{profile.name}</h1>
      {profile.age && <p>{profile.age}</p>}
      {[...profile.links].map(([title, url]) => <a key={title} href={`${url}`}>{title}</a>)}
    </Fragment>
  );
}
