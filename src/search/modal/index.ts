export { prepareSearch } from '../clients/searchClient';
export { loadStyles } from './loadStyles';
export { default as SearchModal } from './SearchModal';
