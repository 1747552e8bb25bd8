import clsx from 'clsx';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { plural } from '../../text/plural';
import chevron from '../../ui/Chevron.module.css';
import { InlineCode } from '../../ui/InlineCode';
import { isStuck, selectProblems } from '../analysis/analysisSelectors';
import { Button, PlaceButton } from '../controls';
import { addDeclarations, declarationsFor } from '../files/declarations';
import { maxFiles } from '../files/playgroundFiles';
import { addNotes } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session, SessionStore } from '../state/session';
import { fileNameOf } from '../state/sharedState';
import { countProblems } from './describeAnalysis';
import { describeUntyped, isOwn, type Problem } from './problem';
import styles from './ProblemsPanel.module.css';
import { ReportItem } from './ReportItem';

/** Most problems of the shown file that are all in the page. Of more, a page would have a hundred thousand elements. */
const maxWhole = 1_000;

/** How many of more problems come into the page, and leave it, together. */
const blockSize = 100;

/** The height that a problem has at least, in pixels. */
const itemHeight = 68;

/** The problems of the shown file. */
export function ProblemList() {
  const problems = useSelector(selectProblems);
  return <FileProblems problems={problems} label={countProblems(problems)} />;
}

interface ListProps {
  problems: readonly Problem[];
  label: string;
  /** The name of the file that they are in, where that isn't the shown one. */
  file?: string | undefined;
}

/** A file's problems in order of place, and below them what only imports without types are to blame for. */
export function FileProblems({ problems, label, file }: ListProps) {
  const own = useMemo(() => problems.filter(isOwn), [problems]);
  return (
    <>
      {own.length > 0 && <List problems={own} label={label} file={file} />}
      {own.length < problems.length && (
        <UntypedImports problems={problems} file={file} />
      )}
    </>
  );
}

function List(props: ListProps) {
  const { file, problems } = props;
  return problems.length > (file === undefined ? maxWhole : blockSize) ? (
    <Blocks {...props} />
  ) : (
    <Items {...props} />
  );
}

function Items({ problems, label, file }: ListProps) {
  const isUsable = !useSelector(isStuck) && file === undefined;
  return (
    <ul className={styles.list} aria-label={label}>
      {problems.map(problem => (
        <ReportItem
          key={problem.key}
          problem={problem}
          usable={isUsable}
          file={file}
        />
      ))}
    </ul>
  );
}

/** Lists of problems, one below the other, of which only those near what is in view are in the page. */
function Blocks({ problems, label, file }: ListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const count = problems.length;
  const starts = Array.from(
    { length: Math.ceil(count / blockSize) },
    (_, index) => index * blockSize,
  );
  useEndKey(frame);
  return (
    <div ref={frame} role="group" aria-label={label}>
      {starts.map(start => {
        const block = problems.slice(start, start + blockSize);
        return (
          <ShownNearby key={start} height={block.length * itemHeight}>
            <Items
              problems={block}
              file={file}
              label={`Problems ${String(start + 1)} to ${String(start + block.length)} of ${String(count)}`}
            />
          </ShownNearby>
        );
      })}
    </div>
  );
}

/**
 * Content that is in the page only while it is near what is in view of the scrolled element around it,
 * marked by `data-scrolled`. Otherwise there is as much space as it had. What has the focus stays.
 */
function ShownNearby({
  height,
  children,
}: {
  /** What it is guessed to need until it has been shown, in pixels. */
  height: number;
  children: ReactNode;
}) {
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
    return () => observer.disconnect();
  }, [height]);
  return (
    <div ref={frame} style={{ height: space }}>
      {space === undefined && children}
    </div>
  );
}

const takesOver = ['keydown', 'wheel', 'pointerdown', 'touchstart'] as const;

/**
 * Has the End key lead to the very end of a scrolled element, although what comes into view there takes
 * a different height than was guessed: it stays at its end until the reader does something else.
 *
 * @param content what grows, in an element marked by `data-scrolled`
 */
function useEndKey(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = content.current?.closest('[data-scrolled]');
    if (!content.current || !root) {
      return undefined;
    }
    let staysAtEnd = false;
    function note(event: Event): void {
      staysAtEnd = event instanceof KeyboardEvent && event.key === 'End';
    }
    function follow(): void {
      if (staysAtEnd) {
        root?.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
      }
    }
    const observer = new ResizeObserver(follow);
    observer.observe(content.current);
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('scrollend', follow, { signal });
    for (const type of takesOver) {
      root.addEventListener(type, note, { passive: true, signal });
    }
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [content]);
}

/** The imports whose types aren't here, each once, with what follows from it folded below. */
function UntypedImports({ problems, file }: Omit<ListProps, 'label'>) {
  const having = (role: 'follower' | 'import', module?: string) =>
    problems.filter(
      ({ untyped }) =>
        untyped?.role === role && (module ?? untyped.module) === untyped.module,
    );
  return (
    <ul className={styles.list} aria-label="Imports without types">
      {having('import').map(head => {
        const { module = '' } = head.untyped ?? {};
        const followers = having('follower', module);
        // None of them is wrong where the types are.
        const label = `${plural(followers.length, 'follows', 'follow')} from '${module}', whose types aren’t here`;
        return (
          <li key={module} className={styles.import}>
            <p className={styles.end}>
              <PlaceButton
                className={styles.place}
                place={head}
                what={`the import of ${module}, `}
                file={file}
              />
              {head.code !== undefined && <span>{head.code}</span>}
              <DeclareButton module={module} file={file} />
            </p>
            {followers.length === 0 ? (
              <p className={styles.head}>
                <InlineCode text={describeUntyped(module)} />
              </p>
            ) : (
              <details>
                <summary className={clsx(styles.head, chevron.chevron)}>
                  {label}
                </summary>
                <List problems={followers} label={label} file={file} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DeclareButton({
  module,
  file,
}: {
  module: string;
  file: ListProps['file'];
}) {
  const { store } = usePlayground();
  const shown = useSelector(({ shared }) => fileNameOf(shared));
  const importing = file ?? shown;
  return declarationsFor(importing, module, []) === undefined ? null : (
    <Button
      aria-label={`Declare types of ${module}`}
      onClick={() => {
        const names = namesImported(store, module, file);
        if (addDeclarations(store, importing, module, names) === undefined) {
          addNotes(store, [
            `There can be ${String(maxFiles)} files. Remove one to add the types of ${module}.`,
          ]);
        }
      }}
    >
      Declare types
    </Button>
  );
}

/** What the checked code imports from a module; where it does so through other files, what those import. */
function namesImported(
  store: SessionStore,
  module: string,
  file: string | undefined,
): readonly string[] {
  const { lastCheck, otherChecks } = store.get();
  const others = Object.values(otherChecks).map(other => other?.check);
  const namesIn = (check: Session['lastCheck']): readonly string[] =>
    check?.report.untypedImports.find(each => each.module === module)?.names ??
    [];
  const own = namesIn(
    file === undefined ? lastCheck : otherChecks[file]?.check,
  );
  return own.length > 0
    ? own
    : [...new Set([lastCheck, ...others].flatMap(namesIn))];
}
