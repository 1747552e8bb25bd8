import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Destinations.module.css';

const destinations = [
  {
    to: '/getting-started/',
    name: 'Getting started',
    description: 'Add linting to a TypeScript project.',
  },
  {
    to: '/getting-started/typed-linting',
    name: 'Typed linting',
    description: 'Let the rules use your types, and see what that costs.',
  },
  {
    to: '/rules/',
    name: 'Rules',
    description: 'What each one reports, why, and when to leave it off.',
  },
  {
    to: '/play',
    name: 'Playground',
    description: 'Try rules and options on your code, in the browser.',
  },
  {
    to: '/troubleshooting/',
    name: 'Troubleshooting',
    description: 'Errors that people search for, and what to do about them.',
  },
  {
    to: '/developers',
    name: 'Developers',
    description: 'Build custom rules and tools on the packages.',
  },
];

/** The main ways into the site. */
export function Destinations(): ReactNode {
  return (
    <nav aria-labelledby="destinations">
      <h2 id="destinations">Where to go</h2>
      <ul className={styles.list}>
        {destinations.map(({ description, name, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              <span className={styles.name}>{name}</span>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
