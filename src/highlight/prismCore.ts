import './prismWaits';
import Prism from 'prismjs/components/prism-core';

// Its languages, which come after it, register themselves on a global.
(globalThis as { Prism?: unknown }).Prism = Prism;

export { Prism };
