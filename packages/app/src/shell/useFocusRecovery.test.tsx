// @vitest-environment jsdom
import { useState } from 'react';

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { useFocusRecovery } from './RootLayout';

afterEach(cleanup);

function Screen({ isRecovering = true }: { isRecovering?: boolean }) {
  return (
    <main>
      {isRecovering && <Recovery />}
      <h1>Codes</h1>
      <Steps />
      <Pages />
    </main>
  );
}

function Recovery() {
  useFocusRecovery();
  return null;
}

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <section>
      <h2>Step {step}</h2>
      {step === 1 && (
        <button type="button" onClick={() => setStep(2)}>
          Go on
        </button>
      )}
    </section>
  );
}

function Pages() {
  const [isLast, setIsLast] = useState(false);
  const [isGone, setIsGone] = useState(false);
  if (isGone) return null;
  return (
    <nav>
      <button type="button">Previous</button>
      <button type="button" disabled={isLast} onClick={() => setIsLast(true)}>
        Next
      </button>
      <button type="button" onClick={() => setIsGone(true)}>
        Remove
      </button>
    </nav>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('goes to the title of the part whose control is gone', async () => {
  render(<Screen />);
  await press('Go on');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 2'));
});

it('goes to the next control beside one that is disabled', async () => {
  render(<Screen />);
  await press('Next');
  // jsdom leaves the focus on a disabled button; browsers take it away.
  (document.activeElement as HTMLElement).blur();
  screen.getByRole('button', { name: 'Next' }).setAttribute('disabled', 'true');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Previous'));
});

it('goes to the title of the screen where the whole part is gone', async () => {
  render(<Screen />);
  await press('Remove');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Codes'));
});

it('leaves the focus to a person who clicks beside everything', async () => {
  render(<Screen />);
  screen.getByRole('button', { name: 'Previous' }).focus();
  await userEvent.click(document.body);
  await press('Go on');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 2'));
});

it('without it the focus falls to the body', async () => {
  render(<Screen isRecovering={false} />);
  await press('Go on');
  expect(document.activeElement).toBe(document.body);
});
