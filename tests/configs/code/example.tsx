import * as React from 'tiny-view';

interface props { title: string; onOpen: () => Promise<void> }

export class Panel extends React.Component<props, any> {
  componentDidMount() { this.props.onOpen(); }
  render() {
    var title = this.props.title!;
    if (title == '') console.log("empty")
    return <div onClick={this.props.onOpen} className={'a' + title}>{(title as any).length}</div>;
  }
}

export const List = ({ items }: { items: Array<string> }) => {
  const [first, setFirst] = React.useState(items[0]);
  let unused = process.env.NODE_ENV;
  describe('x', () => { setFirst(document.title) });
  return <ul>{items.map(item => <li>{item || first}</li>)}</ul>;
};
