import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { createSnackbar } from './createSnackbar';
import { SnackbarRegion } from './SnackbarRegion';

/** Says in passing that something worked, or did not, and leaves by itself after six seconds; ten when it is bad news or has a button. It waits while the mouse or the focus is on it. News that has to stay is a `Notice`. */
const meta = {
  title: 'Components/Snackbar',
  component: SnackbarRegion,
  args: { snackbar: createSnackbar() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof SnackbarRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const holding = (...messages: Parameters<ReturnType<typeof createSnackbar>['show']>[0][]) => {
  const snackbar = createSnackbar();
  for (const message of messages) snackbar.show(message);
  return snackbar;
};

export const Success: Story = {
  args: { snackbar: holding({ tone: 'success', text: 'Company added!' }) },
};

const undo = fn();

export const WithUndo: Story = {
  parameters: { callersWords: ['Undo'] },
  args: {
    snackbar: holding({
      tone: 'info',
      text: 'Location “Rynek 12” removed.',
      action: { label: 'Undo', onPress: undo },
    }),
  },
  play: async ({ userEvent }) => {
    undo.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(/Rynek 12/)).not.toBeInTheDocument());
  },
};

export const Failed: Story = {
  args: {
    snackbar: holding({ tone: 'error', text: 'There was a server issue, please try again later!' }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('server issue');
  },
};

export const Many: Story = {
  args: {
    snackbar: holding(
      { tone: 'success', text: 'QR code published!' },
      { tone: 'warning', text: 'You are offline. Your changes wait on this device.' },
      { tone: 'error', text: 'The code could not be saved.' },
    ),
  },
};

/** F6 goes to the messages from wherever one is; Enter takes back what was done. */
export const ByKeyboard: Story = {
  parameters: { callersWords: ['Undo'] },
  args: {
    snackbar: holding({
      tone: 'info',
      text: 'Location “Kazimierz” removed.',
      action: { label: 'Undo', onPress: undo },
    }),
  },
  play: async ({ userEvent }) => {
    undo.mockClear();
    const button = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    while (document.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
  },
};

const rows = Array.from({ length: 40 }, (_, at) => `Control ${at + 1}`);
/** It covers no control, wherever they are: buttons in the middle make it go aside, and it moves when the page scrolls. */
export const BesideControls: Story = {
  parameters: { callersWords: ['Undo', ...rows] },
  args: {
    snackbar: holding({
      tone: 'info',
      text: 'Location “Stare Miasto” removed.',
      action: { label: 'Undo', onPress: undo },
    }),
  },
  decorators: [
    (Story) => (
      <>
        <div style={{ display: 'grid', justifyContent: 'center' }}>
          {rows.map((row) => (
            <button key={row} type="button" style={{ marginBlockEnd: 4 }}>
              {row}
            </button>
          ))}
        </div>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const message = await screen.findByText(/Stare Miasto/);
    const isCovering = () => {
      const own = message.parentElement?.getBoundingClientRect();
      if (!own) return true;
      return [...document.querySelectorAll('button')]
        .filter((button) => rows.includes(button.textContent ?? ''))
        .map((button) => button.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            left < own.right && right > own.left && top < own.bottom && bottom > own.top,
        );
    };
    await waitFor(() => expect(isCovering()).toBe(false));
    window.scrollBy(0, 13);
    await waitFor(() => expect(isCovering()).toBe(false));
  },
};

export const LongText: Story = {
  args: {
    snackbar: holding({
      tone: 'warning',
      text: 'Nie ma połączenia z internetem. Zmiany czekają na tym urządzeniu i wyślą się same.',
      action: { label: 'Spróbuj teraz', onPress: undo },
    }),
  },
};
