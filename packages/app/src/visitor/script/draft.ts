import { recall, remember } from './onDevice';

interface Draft {
  at: number;
  typed: Record<string, string>;
}

/** Milliseconds after which a draft expires, for the visitor's privacy. */
const keptFor = 24 * 60 * 60 * 1_000;

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/**
 * Keeps what is typed on this device, by the code's slug. What is there already, by the visitor's
 * hand or from the server, is never typed over.
 */
export function draftOf(form: HTMLFormElement, slug: string) {
  const name = `hearback-draft-${slug}`;
  const controls = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-field] [name]'),
  ];
  const draft = recall(name) as Draft | undefined;
  const isUntouched = controls.every((control) =>
    isRadio(control) ? !control.checked : control.value === '',
  );

  let isRestored = false;

  if (draft && Date.now() - draft.at > keptFor) remember(name, undefined);
  else if (draft && isUntouched) {
    isRestored = true;
    for (const control of controls) {
      const value = draft.typed[control.name];
      if (value === undefined) continue;
      if (isRadio(control)) control.checked = control.value === value;
      else control.value = value;
    }
  }

  form.addEventListener('input', () => {
    const typed: Record<string, string> = {};
    for (const control of controls) {
      if (control.value !== '' && (!isRadio(control) || control.checked)) {
        typed[control.name] = control.value;
      }
    }
    remember(name, { at: Date.now(), typed });
  });

  return {
    /** Typed on an earlier page: how long that took is not known, and it may be sent at once. */
    isRestored,
    forget: () => remember(name, undefined),
  };
}
