import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './Branding.module.css';

/** A color, and what it is called in code. */
export function Swatch({ color }: { color: string }) {
  return (
    <>
      <svg className={styles.swatch} viewBox="0 0 2 1" aria-hidden="true">
        <rect width={2} height={1} fill={color} />
      </svg>
      <code>{color}</code>
    </>
  );
}

/** A file with the logo, as it looks, to download. @param name of the file in `static/img` */
export function LogoFile({ name }: { name: string }) {
  const address = useBaseUrl(`/img/${name}`);
  return (
    <a className={styles.logo} href={address} download>
      <img src={address} alt="" height={48} loading="lazy" />
      <code>{name}</code>
    </a>
  );
}
