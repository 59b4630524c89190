// Preact, htm and signals: every component imports them from here.
import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { Component, Fragment, createContext, h, render } from "../vendor/preact.js";
import {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../vendor/signals.js";

export const html = htm.bind(h);
export {
  batch,
  Component,
  computed,
  createContext,
  effect,
  Fragment,
  h,
  render,
  signal,
  untracked,
  useCallback,
  useComputed,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useSignalEffect,
  useState,
};

/**
 * Join class names, leaving out falsy ones: `names("card", lit && "lit")`.
 * @param {...(string | false | null | undefined)} given
 */
export const names = (...given) => given.filter(Boolean).join(" ");
