export { MenuToggle as default } from '../../../../menu/menus';
