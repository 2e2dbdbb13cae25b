import type { Mark } from '@hearback/print/frames';
import { createElement, type ReactNode } from 'react';

/** A stroke of a drawing as a React element. */
export const showMark = ({ tag, attributes, children, words }: Mark, index = 0): ReactNode =>
  createElement(tag, { key: index, ...attributes }, words ?? children?.map(showMark));
