export { prepareSearch } from '../clients/searchClient';
export { default as SearchModal } from './SearchModal';
