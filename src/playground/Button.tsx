import type { ComponentProps, ReactNode } from 'react';
import controls from './controls.module.css';

/** A button like all of the playground's. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={controls.button} {...props} />;
}
