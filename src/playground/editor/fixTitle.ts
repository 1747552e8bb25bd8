import { translate } from '@docusaurus/Translate';

/** What editors call a fix, which unlike suggestions has no words of its own. */
export const fixTitle = translate({ id: 'code.fix', message: 'Fix' });
