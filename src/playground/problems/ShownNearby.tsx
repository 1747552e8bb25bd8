import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** What it is guessed to need until it has been shown, in pixels. */
  height: number;
  children: ReactNode;
}

/**
 * Content that is in the page only while it is near what is in view of the scrolled element around it,
 * marked by `data-scrolled`. Otherwise there is as much space as it had. What has the focus stays.
 */
export function ShownNearby({ height, children }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState<number | undefined>(height);
  useEffect(() => {
    const element = frame.current;
    const root = element?.closest('[data-scrolled]');
    if (!element || !root) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      entries => {
        if (entries.at(-1)?.isIntersecting) {
          setSpace(undefined);
        } else if (!element.contains(document.activeElement)) {
          const { height: shown } = element.getBoundingClientRect();
          // A side that a phone doesn't show has no height.
          setSpace(before => before ?? (shown || height));
        }
      },
      // As much above and below, so that the Tab key finds what comes next.
      { root, rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [height]);
  return (
    <div ref={frame} style={{ height: space }}>
      {space === undefined && children}
    </div>
  );
}
