export { MenuToggle as default } from '../../../../menu/MenuToggle';
