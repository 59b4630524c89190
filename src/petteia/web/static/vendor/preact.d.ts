// The little of Preact's types the page needs; kept by hand.
export type ComponentChildren = any;
export type VNode = any;
export function h(type: any, props: any, ...children: any[]): VNode;
export function render(node: VNode, parent: Element | null): void;
export function createContext<T>(value: T): any;
export const Fragment: any;
export class Component<P = {}, S = {}> {
  props: P;
  state: S;
  constructor(props?: P);
  setState(change: Partial<S>): void;
  render(props: P, state: S): VNode;
}
