export { MainMenu as default } from '../../../menu/MainMenu';
