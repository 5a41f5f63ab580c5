import { reportFailure } from '@/api/report-failure'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { Component, type ReactNode } from 'react'

interface State {
  error: unknown
}

/** Catches, reports and shows errors that are thrown outside of routes. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error, 'root')
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <ErrorPanel variant="page" onRetry={() => this.setState({ error: null })} />
  }
}
