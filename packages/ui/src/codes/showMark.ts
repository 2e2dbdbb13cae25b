import type { Mark } from '@hearback/print/frames';
import { createElement, type ReactNode } from 'react';

/** Renders a drawing mark as a React element. */
export const showMark = ({ tag, attributes, children, words }: Mark, index = 0): ReactNode =>
  createElement(tag, { key: index, ...attributes }, words ?? children?.map(showMark));
