import { Component, Fragment, type ReactNode } from "react";

interface RetryBoundaryProps {
  children: ReactNode;
  /** What stands there where it can't be drawn at all. */
  fallback: ReactNode;
}

interface RetryBoundaryState {
  failures: number;
  isFailed: boolean;
}

const MAX_FAILURES = 3;

/**
 * A part of a page that never takes the rest with it: where it fails (somebody else has changed its
 * elements, as browsers that translate do), it's drawn again from the beginning.
 */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { failures: 0, isFailed: false };

  static getDerivedStateFromError(): Partial<RetryBoundaryState> {
    return { isFailed: true };
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({
      failures: failures + 1,
      isFailed: failures + 1 >= MAX_FAILURES,
    }));
  }

  override render(): ReactNode {
    const { failures, isFailed } = this.state;
    if (isFailed) return failures >= MAX_FAILURES ? this.props.fallback : null;
    return <Fragment key={failures}>{this.props.children}</Fragment>;
  }
}
