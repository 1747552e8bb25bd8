import type { Props } from '@theme/Root';
import PageRoot from '@theme-original/Root';
import { LiveExamples } from '../../liveExamples/LiveExamples';
import { MarkdownAlternate } from '../../markdownPage/MarkdownAlternate';
import { ClosedMenus } from '../../menu/ClosedMenus';
import { SearchOpening } from '../../search/opening/SearchOpening';

/** Around all pages: what React does on each of them, the first one's HTML included. */
export default function Root({ children }: Props) {
  return (
    <>
      <PageRoot>{children}</PageRoot>
      <MarkdownAlternate />
      <ClosedMenus />
      <SearchOpening />
      <LiveExamples />
    </>
  );
}
