export { ConfigPage as default } from '../configPage/ConfigPage';
