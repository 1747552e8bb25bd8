import './styles';
import '../sidebar/sidebar.css';

/** In browsers, in place of `RulesRoot`: rule pages are static there, and need no components. */
export { default } from '@theme/DocsRoot';
