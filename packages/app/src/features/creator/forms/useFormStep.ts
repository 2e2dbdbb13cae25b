import { useEffect } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import { messages } from './messages';

/** From a title to a form that can be linked. */
export const steps = [
  { id: 'general', label: messages.stepGeneral },
  { id: 'fields', label: messages.stepFields },
  { id: 'editor', label: messages.stepEditor },
  { id: 'publish', label: messages.stepPublish },
] as const;

export type FormStep = (typeof steps)[number]['id'];

/** The step that the address names, and the ways to the others. */
export function useFormStep(first: FormStep, onLeave: () => void) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const step = steps.find(({ id }) => id === address.get('step'))?.id ?? first;
  const isNamed = address.has('step');
  useEffect(() => {
    // Once it is saved, a form opens in its editor: a reload goes on where it was left.
    if (first !== 'general' || isNamed) return;
    const { pathname, search } = window.location;
    const named = new URLSearchParams(search);
    named.set('step', first);
    void navigate({ pathname, search: `${named}` }, { replace: true });
  }, [first, isNamed, navigate]);
  const index = steps.findIndex(({ id }) => id === step);

  return {
    step,
    previous: steps[index - 1]?.id,
    next: steps[index + 1]?.id,
    goTo: (id: string) => {
      onLeave();
      // Where the router is by now: a first save may have given the form its address a moment ago.
      const { pathname, search } = window.location;
      const changed = new URLSearchParams(search);
      changed.set('step', id);
      void navigate({ pathname, search: `${changed}` }, { replace: true });
    },
  };
}
