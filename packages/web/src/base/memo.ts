import { Component, createElement, type ComponentChild, type FunctionComponent } from 'preact'

/** Draws again only when a property has changed: for parts of the drawing that seldom do. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): FunctionComponent<Props> {
  class Kept extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = new Map(Object.entries(this.props))
      return Object.entries(next).some(([name, value]) => before.get(name) !== value)
    }
    render(): ComponentChild {
      return draw(this.props)
    }
  }
  return (props) => createElement(Kept, props)
}
