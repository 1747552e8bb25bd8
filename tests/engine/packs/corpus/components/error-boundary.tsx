import React from 'react';

interface State {
  error: Error | null;
}

export class ErrorBoundary extends React.Component<
  React.PropsWithChildren,
  State
> {
  state: State = { error: null };

  static getDerivedStateFromError(error: any) {
    return { error: error };
  }

  componentDidCatch(error: Error, info: React.ErrorInfo) {
    console.log(`${error} ${info.componentStack}`);
  }

  render() {
    return this.state.error !== null ? this.state.error.message : this.props.children;
  }
}
