import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import controls from '../controls.module.css';
import styles from './Menu.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  onOpen?: () => void;
  /** Whether what is chosen closes it. */
  closesOnClick?: boolean;
  /** Buttons and links. */
  children: ReactNode;
}

/** A button with a list of things to do, which is rendered while it is open. */
export function Menu({
  label,
  className,
  onOpen,
  closesOnClick = false,
  children,
}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useCloseOutside(root, open, setOpen);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      close();
    }
  };
  return (
    <div
      className={`${styles.root ?? ''} ${className ?? ''}`}
      ref={root}
      onKeyDown={onKeyDown}
    >
      <button
        ref={toggle}
        type="button"
        className={controls.button}
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => {
          onOpen?.();
          setOpen(!open);
        }}
      >
        {label}
      </button>
      <div
        id={menu}
        className={styles.menu}
        hidden={!open}
        onClick={closesOnClick ? close : undefined}
      >
        {open && children}
      </div>
    </div>
  );
}

/** Closes what is open when the reader clicks or goes elsewhere. */
function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const close = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open, root, setOpen]);
}
