import { DocSearchModal } from '@docsearch/react/modal';
import { useHistory } from '@docusaurus/router';
import settings from '@generated/search/default/settings.json';
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { AllResultsLink } from './AllResultsLink';
import { NoResults } from './NoResults';
import { OutcomeContext } from './OutcomeContext';
import { ResultLink } from './ResultLink';
import { Start } from './Start';
import { translations } from './translations';
import { typeInto } from './typeInto';
import { useDocSearchClient } from './useDocSearchClient';
import { useEscape } from './useEscape';
import { useModalDialog } from './useModalDialog';

// Taken apart: Rspack 1.7 fails at `in` on a member of an imported JSON file.
const { source } = settings;

const indices = ['documentation'];
const mostInGroup = 30;

/**
 * The DocSearch modal over our own search.
 *
 * @param takeTyped closes the field that was there before this, and returns what was typed into it; nothing
 *   if the reader has closed it
 */
export default function SearchModal({
  onClose,
  takeTyped,
}: {
  onClose: () => void;
  takeTyped: () => string | undefined;
}): ReactNode {
  const container = useBodyChild();
  const [transformClient, outcome] = useDocSearchClient(container);
  const history = useHistory();
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => {
        history.push(itemUrl);
      },
    }),
    [history],
  );
  useModalDialog(container, outcome.total > 0);
  useEscape(onClose);
  useEffect(() => {
    const typed = takeTyped();
    if (typed === undefined) {
      onClose();
    } else if (typed !== '') {
      // Its own field has had the focus for a moment, and may have got a letter already.
      const since = container.querySelector('input')?.value ?? '';
      typeInto(container, typed + since);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the modal has opened
  }, []);
  return createPortal(
    <OutcomeContext value={outcome}>
      <DocSearchModal
        // Read by the client that ours replaces.
        appId="embedded"
        apiKey="embedded"
        indices={indices}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={mostInGroup}
        navigator={navigator}
        transformSearchClient={transformClient}
        translations={translations}
        hitComponent={ResultLink}
        resultsFooterComponent={AllResultsLink}
        onAskAiToggle={() => undefined}
        onClose={onClose}
      />
      <Start container={container} onClose={onClose} />
      <NoResults container={container} outcome={outcome} onClose={onClose} />
    </OutcomeContext>,
    container,
  );
}

/** An element at the end of the page while the component is there. */
function useBodyChild(): HTMLElement {
  const [element] = useState(() => {
    const div = document.createElement('div');
    // For the style sheet: the hosted service wants its logo shown, and only then it is true.
    div.toggleAttribute('data-hosted', 'hosted' in source);
    return div;
  });
  useLayoutEffect(() => {
    document.body.append(element);
    return () => {
      element.remove();
    };
  }, [element]);
  return element;
}
