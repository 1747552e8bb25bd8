import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const container = document.querySelector('#app') as HTMLElement;
const root = createRoot(container!);
root.render(<StrictMode>{document.title}</StrictMode>);
export default root as any;
