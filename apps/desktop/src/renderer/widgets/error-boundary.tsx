import { Component, type ReactNode } from 'react'
import { messages } from '../language/messages.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Holds a part of the window: when it fails, the draft and the rest of the window stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="notice is-error small" role="alert">
        <p>{messages.broken}</p>
        <button
          type="button"
          className="link-button"
          onClick={() => this.setState({ isBroken: false })}
        >
          {messages.tryAgain}
        </button>
      </div>
    )
  }
}
