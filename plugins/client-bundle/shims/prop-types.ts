interface PropType {
  (): PropType;
  isRequired?: PropType;
}

const anything: PropType = () => anything;
anything.isRequired = anything;

/** Old libraries state the types of their properties. React no longer checks them. */
export default new Proxy({}, { get: () => anything });
