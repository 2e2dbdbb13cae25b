/** Milliseconds that a chosen star is seen before the next question comes. */
const glance = 400;

/**
 * Turns from question to question, of which the page shows one already. The button that sends is hidden but for the
 * last question: until then Enter and Next send the form here. `first` is the touch that had this loaded.
 */
export function turnPages(form: HTMLFormElement, first?: Event): void {
  if (!CSS.supports('selector(:has(a))')) throw new Error('This browser is too old.');
  const parts = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  const progress = form.querySelector<HTMLElement>('[data-progress]');
  const back = form.querySelector<HTMLElement>('[data-back]');
  const stepOf = (part: Element | null) => Number((part as HTMLElement | null)?.dataset.step);
  const steps = [...new Set(parts.map(stepOf))];
  /** Steps that a tap has left: who comes back to one leaves it by Next. */
  const left = new Set<number>();
  let now = 0;

  const show = (step: number) => {
    for (const part of parts) part.toggleAttribute('data-now', stepOf(part) === step);
  };
  const current = () => form.querySelector('[data-now][data-part]:has([name])');
  /** True if a question is asked after the answers so far: its style shows a control. */
  const isAsked = (step: number) => {
    show(step);
    return [...form.querySelectorAll<HTMLElement>('[data-now] [name]')].some(
      (control) => control.offsetParent,
    );
  };

  const go = (step: number, isTurned = true) => {
    const asked = steps.filter(isAsked);
    const place = asked.indexOf(step) + 1;
    now = step;
    show(now);
    form.toggleAttribute('data-last', place === asked.length);
    if (back) back.hidden = place < 2;
    if (progress) {
      progress.textContent = (form.dataset.steps ?? '')
        .replace('##', String(asked.length))
        .replace('#', String(place));
      progress.style.setProperty('--done', `${(100 * place) / asked.length}%`);
    }
    if (!isTurned) return;
    const label = current()?.querySelector<HTMLElement>('legend,label');
    label?.setAttribute('tabindex', '-1');
    label?.focus({ preventScroll: true });
    scrollTo(0, 0);
  };
  const turn = (by: 1 | -1) => {
    const asked = steps.filter(isAsked);
    go(asked[asked.indexOf(now) + by] ?? now);
  };

  // Before all other listeners: they send.
  document.addEventListener(
    'submit',
    (event) => {
      if (form.hasAttribute('data-last')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The rest of the script says what is wrong with this answer, once it is there.
      if (form.dispatchEvent(new Event('hearback:step', { cancelable: true }))) turn(1);
    },
    true,
  );
  back?.addEventListener('click', () => turn(-1));
  form.addEventListener('input', () => go(now, false));
  const leadOn = (type = '', isTap: unknown = true) => {
    const step = now;
    // A tap alone: arrow keys choose while they pass. Not where words may follow.
    if (!isTap || type !== 'radio' || left.has(step) || current()?.querySelector('[data-own]')) {
      return;
    }
    left.add(step);
    setTimeout(() => {
      if (now === step && !form.hasAttribute('data-last')) form.requestSubmit();
    }, glance);
  };
  form.addEventListener('click', ({ target, detail }) =>
    leadOn((target as HTMLInputElement).type, detail),
  );
  /** Goes to a question that is to be corrected. */
  const open = ({ target }: Event) => {
    const part = (target as Element).closest('[data-step]');
    if (part && !form.querySelector('[data-now] :invalid')) go(stepOf(part), false);
  };
  form.addEventListener('invalid', open, true);
  form.addEventListener('hearback:show', ({ target }) =>
    go(stepOf((target as Element).closest('[data-step]')), false),
  );
  document.addEventListener('hearback:next', () => {
    left.clear();
    go(0, false);
  });

  go(stepOf(form.querySelector('[data-now]')) || 0, false);
  // The tap that had this loaded may be over.
  const tapped =
    first?.type === 'pointerdown' && (first.target as Element).closest('label')?.control;
  if (tapped instanceof HTMLInputElement && tapped.checked) leadOn(tapped.type);
}
