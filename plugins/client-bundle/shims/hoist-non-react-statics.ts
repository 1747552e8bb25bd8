/** Copies the statics of class components to those that wrap them. There are none to be copied here. */
export default function hoist<Component>(target: Component): Component {
  return target;
}
