import { useState, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Walks a list by keys: one of it is the current one. */
export function useWalk(count: number) {
  const [chosen, setChosen] = useState(0);
  // A shorter list has fewer places.
  const current = Math.max(0, Math.min(chosen, count - 1));

  /** Where a key leads. Undefined: nowhere, it means something else. */
  const follow = (event: KeyboardEvent): number | undefined => {
    const step = steps[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    const next = Math.max(0, Math.min(current + step, count - 1));
    setChosen(next);
    return next;
  };

  return { current, goTo: setChosen, follow };
}
