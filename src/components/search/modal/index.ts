export { prepareSearch } from '../searchClient';
export { default as SearchModal } from './SearchModal';
