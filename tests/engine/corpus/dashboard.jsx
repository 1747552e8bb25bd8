import React from 'react';

const Chart = ({ points, width = 200, height }) => {
  const max = Math.max.apply(null, points);
  const scale = height / max
  return <svg width={width} height={height}>{points.map((p, i) => <rect key={i} x={i * 10} height={p * scale} />)}</svg>;
};

export class Dashboard extends React.Component {
  constructor(props) { super(props) }
  state = { points: [], error: null };
  async componentDidMount() {
    const response = await fetch('/points');
    if (response.ok == true) this.setState({ points: await response.json() });
    else throw response.status;
  }
  handleClick() { this.props.onRefresh && this.props.onRefresh() }
  render() {
    const { points } = this.state, self = this;
    if (this.state.error) return (<p>{this.state.error}</p>)
    return (
      <div onClick={this.handleClick.bind(this)}>
        {points.length && <Chart points={points} height={100} />}
        <button onClick={async () => { await self.componentDidMount() }}>{"Refresh"}</button>
        <>{`${points.length}`}</>
      </div>
    );
  }
}
