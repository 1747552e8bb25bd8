import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfigField } from '../tools/ConfigField';
import { type OpenedFile, takeLaunchedFile } from '../tools/launchedFile';
import { toolFor } from '../tools/pastedTool';
import { InputAndResult, ToolPage, WaitingResult } from '../tools/ToolPage';
import { tools } from '../tools/tools';
import { useToolState } from '../tools/useToolState';
import { loadable } from '../ui/loadable';

const CheckPart = loadable(
  async () => (await import('../tools/check/CheckPart')).CheckPart,
  WhatIsRead,
);

/** `/config`: a config is checked, and moved to flat config. */
export default function CheckPage() {
  const store = useToolState(['config']);
  const history = useHistory();
  const reports = useBaseUrl(tools.adopt.path);
  const [failure, setFailure] = useState('');
  const openFile = useEffectEvent(({ text }: OpenedFile): void => {
    const tool = toolFor(text);
    if (tool?.path === tools.adopt.path) {
      tool.carry();
      history.push(reports);
    } else {
      store.replace(text);
    }
  });
  useEffect(() => takeLaunchedFile(file => openFile(file), setFailure), []);
  return (
    <ToolPage tool="check">
      {/* Only in the HTML: in the browser, it would be put into the page a second time. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{leadOn}</script>
        </Head>
      )}
      <InputAndResult
        isSplit
        input={
          <>
            <ConfigField store={store} />
            {failure !== '' && <p role="status">{failure}</p>}
          </>
        }
        result={
          store.pasted.state === 'none' ? (
            <WhatIsRead />
          ) : (
            <CheckPart store={store} />
          )
        }
      />
    </ToolPage>
  );
}

function WhatIsRead() {
  return (
    <WaitingResult>
      Paste an eslintrc config in JSON, YAML, or JavaScript, the{' '}
      <code>eslintConfig</code> of a <code>package.json</code>, or a flat
      config. You get its mistakes (rules that don’t exist, wrong options,
      settings without effect), with a fix for each, and the config as an{' '}
      <code>eslint.config.mjs</code>.
    </WaitingResult>
  );
}

/** All tools were on this page once, and links named them by anchors, with what was in their fields. */
const leadOn = `(m=>{m&&location.replace(location.pathname.replace(/\\/?$/,'/')+(/\\banswers=/.test(m[2])&&!/\\bleft=/.test(m[2])?'new':m[1])+'#'+m[2])})(/^#(upgrade|compare|new|adopt|project)\\b&?(.*)/.exec(location.hash))`;
