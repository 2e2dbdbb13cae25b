import { charactersLeft } from '../counterWords';

/** The count is shown from nine tenths of the longest text on. */
const shownFor = 0.1;

/** Numbers of characters left that are announced. An exceeded limit is announced at each pause. */
const announcedSteps = [0, 10, 20, 50, 100, 200, 500];

/** Milliseconds of a pause in typing. */
const pause = 1_000;

type Control = HTMLInputElement | HTMLTextAreaElement;

function count(form: HTMLFormElement, control: Control, status: HTMLElement): void {
  const max = Number(control.dataset.max);
  const language = document.body.dataset.language ?? '';
  const line = document.createElement('p');
  line.id = `${control.name}-count`;
  Object.assign(line.style, { margin: '0', fontSize: '.875rem', fontWeight: '600' });
  control.after(line);
  const describedBy = control.getAttribute('aria-describedby') ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let announced: number | undefined;

  const show = () => {
    // As it is sent: without the blanks around it.
    const left = max - control.value.trim().length;
    const isNear = left <= max * shownFor;
    line.hidden = !isNear;
    line.textContent = isNear ? charactersLeft(left, language) : '';
    line.style.color = `var(--form-${left < 0 ? 'error' : 'muted'})`;
    control.setAttribute('aria-describedby', isNear ? `${describedBy} ${line.id}` : describedBy);

    clearTimeout(timer);
    timer = setTimeout(() => {
      const step = left < 0 ? left : announcedSteps.find((each) => left <= each);
      if (isNear && step !== announced) status.textContent = line.textContent;
      if (!isNear && announced !== undefined) status.textContent = '';
      announced = isNear ? step : undefined;
    }, pause);
  };

  control.addEventListener('input', show);
  // Told before the fields are emptied.
  form.addEventListener('reset', () => setTimeout(show));
  show();
}

/**
 * Counts what is typed into a field that has a longest text. Nothing is cut off: what is pasted stays whole,
 * and its writer decides what goes.
 */
export function countCharacters(form: HTMLFormElement): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  Object.assign(status.style, { position: 'absolute', clipPath: 'inset(50%)', margin: '0' });
  form.append(status);
  for (const control of form.querySelectorAll<Control>('[data-max]')) count(form, control, status);
}
