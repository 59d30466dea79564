import { Component, type ReactNode } from 'react'
import { words } from '../language/messages.ts'

interface SurviveProps {
  readonly children: ReactNode
}

/** Holds a part of the window: when it breaks, the words and the rest of the window stay. */
export class Survive extends Component<SurviveProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="notice is-error small" role="alert">
        <p>{words.broken}</p>
        <button
          type="button"
          className="link-button"
          onClick={() => this.setState({ isBroken: false })}
        >
          {words.tryAgain}
        </button>
      </div>
    )
  }
}
