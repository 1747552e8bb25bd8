import * as React from 'react';

export default class SearchForm extends React.Component<{ url: string }, { text: string }> {
  private input = React.createRef<HTMLInputElement>();
  state = { text: '' };

  constructor(props: { url: string }) {
    super(props);
    this.onChange = this.onChange.bind(this);
  }

  onChange(event: React.ChangeEvent<HTMLInputElement>): void {
    this.setState({ text: event.target.value });
  }

  async submit() {
    const answer = await fetch(this.props.url + this.state.text);
    return answer.json();
  }

  render() {
    return <input ref={this.input} onChange={this.onChange} onBlur={this.submit} />;
  }
}
