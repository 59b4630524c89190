// The little of signals' types the page needs; kept by hand.
export interface Signal<T> {
  value: T;
  peek(): T;
  subscribe(callback: (value: T) => void): () => void;
}
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(work: () => T): ReadonlySignal<T>;
export function effect(work: () => void | (() => void)): () => void;
export function batch<T>(work: () => T): T;
export function untracked<T>(work: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(work: () => T): ReadonlySignal<T>;
export function useSignalEffect(work: () => void | (() => void)): void;
