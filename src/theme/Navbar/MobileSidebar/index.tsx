export { MainMenu as default } from '../../../menu/menus';
