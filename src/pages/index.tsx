export { HomePage as default } from '@site/src/components/home/HomePage';
