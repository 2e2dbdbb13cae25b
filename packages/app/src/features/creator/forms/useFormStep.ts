import { useEffect } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import { messages } from './messages';

/** The steps of the form editor. */
export const steps = [
  { id: 'general', label: messages.stepGeneral },
  { id: 'fields', label: messages.stepFields },
  { id: 'editor', label: messages.stepEditor },
  { id: 'publish', label: messages.stepPublish },
] as const;

export type FormStep = (typeof steps)[number]['id'];

/** The step named by the address, and navigation to the others. */
export function useFormStep(first: FormStep, onLeave: () => void) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const step = steps.find(({ id }) => id === address.get('step'))?.id ?? first;
  const isNamed = address.has('step');
  useEffect(() => {
    // Saved forms open in the editor step by default: with an explicit step, a reload stays on it.
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
      // Reads the router's current address: a first save may just have changed it.
      const { pathname, search } = window.location;
      const changed = new URLSearchParams(search);
      changed.set('step', id);
      void navigate({ pathname, search: `${changed}` }, { replace: true });
    },
  };
}
