export { HomePage as default } from '@site/src/home/HomePage';
