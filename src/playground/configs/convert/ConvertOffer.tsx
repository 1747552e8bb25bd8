import type { ReactNode } from 'react';
import { foreignFormat } from '../../../config/convert/foreignFormat';
import controls from '../../controls.module.css';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { convertForeign } from './convertForeign';

/** Offers to make the playground's config of one in another format. */
export function ConvertOffer(): ReactNode {
  const { store } = usePlayground();
  const isForeign = useSelector(
    ({ shared }) => foreignFormat(shared.eslintrc) !== undefined,
  );
  return (
    isForeign && (
      <p className={controls.notice}>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            convertForeign(store);
          }}
        >
          Turn this config into JSON
        </button>
      </p>
    )
  );
}
