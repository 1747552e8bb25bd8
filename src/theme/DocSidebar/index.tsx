import type { Props } from '@theme/DocSidebar';
import Content from '@theme/DocSidebar/Desktop/Content';
import { SectionMenu } from '../../menu/menus';
import { useLinksInside } from '../../navigation/useLinksInside';

/** A page's sidebar, and the menu of phones for its section. */
export default function DocSidebar({ path, sidebar }: Props) {
  return (
    <SectionMenu {...useLinksInside()}>
      <Content path={path} sidebar={sidebar} />
    </SectionMenu>
  );
}
