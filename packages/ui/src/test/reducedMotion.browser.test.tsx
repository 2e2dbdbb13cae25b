import { createRef } from 'react';

import { expect, it } from 'vitest';

import * as ui from '../index';
import '../tokens';
import { renderUi } from './renderUi';

// The browser of these tests says that its reader wants nothing to move.
const isAsked = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const seconds = (durations: string) => durations.split(', ').map(Number.parseFloat);

/** What of an element and what stands before and after it would still be seen to move. */
const movesOf = (element: Element) =>
  [undefined, '::before', '::after'].flatMap((part) => {
    const { animationName, animationDuration, animationIterationCount, transitionDuration } =
      getComputedStyle(element, part);
    const longest = Math.max(
      ...(animationName === 'none' ? [] : seconds(animationDuration)),
      ...seconds(transitionDuration),
    );
    const isEndless = animationName !== 'none' && animationIterationCount === 'infinite';
    return longest > 0.001 || isEndless ? [`${element.outerHTML.slice(0, 80)} ${part ?? ''}`] : [];
  });

it('lets no component move for those who do not want that', () => {
  expect(isAsked()).toBe(true);
  const { page } = renderUi(
    <>
      <ui.Skeleton />
      <ui.Loader />
      <ui.Button tone="primary">Save</ui.Button>
      <ui.Switch label="Keep" value onChange={() => {}} />
      <ui.NewPill label="3 new answers" onShow={() => {}} />
      <ui.Dialog title="Add location" isOpen onClose={() => {}}>
        Where is it?
      </ui.Dialog>
    </>,
  );

  expect([...page.querySelectorAll('*')].flatMap(movesOf)).toEqual([]);
});

it('holds over what a style says by itself', () => {
  const restless = createRef<HTMLParagraphElement>();
  renderUi(
    <p ref={restless} style={{ animation: 'turn 3s infinite', transition: 'opacity 2s' }}>
      Soup
    </p>,
  );

  expect(restless.current && movesOf(restless.current)).toEqual([]);
});
