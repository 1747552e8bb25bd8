import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import type { ReactNode } from 'react';
import { isStatic } from '../../staticContent/page';
import { StaticFrame } from '../../staticContent/StaticFrame';

/** A page of the docs; if it is static, in the frame that `loadStaticPage` looks for. */
export default function FramedDocItem(props: Props): ReactNode {
  const { frontMatter, metadata } = props.content;
  const { description, id, permalink, source, title } = metadata;
  const page = <DocItem {...props} />;
  if (!isStatic(source)) {
    return page;
  }
  const { keywords, image } = frontMatter;
  return (
    <StaticFrame
      permalink={permalink}
      page={{ id, title, description, keywords, image }}
    >
      {page}
    </StaticFrame>
  );
}
