// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { asideAnswers, detailsOf, openFeedback, rowOf } from '../../../test/openFeedback';
import { press } from '../../../test/renderApp';

const view = '/feedback/?view=set-aside';
const told = (setAside: boolean) => ({
  data: {
    updateFeedbacks: {
      __typename: 'UpdateFeedbacksPayload',
      feedbacks: [
        { __typename: 'Feedback', id: '3', setAsideReason: setAside ? 'TOO_FAST' : null },
      ],
      errors: [],
    },
  },
});

describe('the way to what was set aside', () => {
  it('says how many there are, and leads there', async () => {
    const { user } = openFeedback('/feedback/', asideAnswers(['Ewa', 'Jan']));
    await user.click(await screen.findByRole('link', { name: 'Set aside: 2' }));

    expect(await screen.findByRole('heading', { name: 'Set aside', level: 1 })).toBeDefined();
    expect(screen.getByText(/are deleted 30 days after they came/)).toBeDefined();
  });

  it('is not there where nothing was', async () => {
    openFeedback();
    await rowOf('Ewa');
    expect(screen.queryByRole('link', { name: /^Set aside/ })).toBeNull();
  });
});

describe('what was set aside', () => {
  it('says why, row by row, and has no status and no mood', async () => {
    const { asked } = openFeedback(view, asideAnswers(['Ewa', 'Jan']));
    const why = 'Sent within 1.5 seconds of opening';
    expect(within(await rowOf('Ewa')).getByText(why)).toBeDefined();
    expect(within(await rowOf('Jan')).getByText('A hidden field was filled in')).toBeDefined();
    expect(screen.queryByText('Status')).toBeNull();
    expect(screen.queryByText('Delete all')).toBeNull();
    expect(asked.some(({ name }) => name === 'FeedbackPage')).toBe(false);
  });

  it('is opened, and found to be real; that can be taken back', async () => {
    const { user, asked } = openFeedback(`${view}&open=3`, {
      ...asideAnswers(['Ewa']),
      SetAsideAnswer: ({ id }) => {
        const { feedback } = detailsOf({ id: String(id) }).data;
        return { data: { feedback: { ...feedback, setAsideReason: 'TOO_FAST' } } };
      },
      TellFeedbacksApart: ({ setAside }) => told(Boolean(setAside)),
    });
    expect(await screen.findByText(/it counts in every figure from then on/)).toBeDefined();
    await press(user, 'This is real');
    expect(await screen.findByText('The answer counts from now on.')).toBeDefined();
    await press(user, 'Undo');

    expect(await screen.findByText('The answer is set aside again.')).toBeDefined();
    await waitFor(() =>
      expect(
        asked.filter(({ name }) => name === 'TellFeedbacksApart').map(({ variables }) => variables),
      ).toEqual([
        { ids: ['3'], setAside: false },
        { ids: ['3'], setAside: true },
      ]),
    );
    // The list and the count are asked for anew.
    expect(asked.filter(({ name }) => name === 'SetAside').length).toBeGreaterThan(2);
  });

  it('is found to be real together', async () => {
    const { user, asked } = openFeedback(view, {
      ...asideAnswers(['Ewa', 'Jan']),
      TellFeedbacksApart: told(false),
    });
    await user.click(within(await rowOf('Ewa')).getByRole('checkbox'));
    await user.click(within(await rowOf('Jan')).getByRole('checkbox'));
    await press(user, 'These are real');

    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'TellFeedbacksApart')?.variables).toEqual({
        ids: ['3', '2'],
        setAside: false,
      }),
    );
  });

  it('says that there is none, and what would wait here', async () => {
    openFeedback(view, asideAnswers([]));
    expect(await screen.findByText('Nothing is set aside')).toBeDefined();
  });

  it('says when it cannot be loaded', async () => {
    openFeedback(view, { SetAside: { status: 500 } });
    expect(await screen.findByText('Error loading feedback data...')).toBeDefined();
  });

  it('says of one that is real by now that it is', async () => {
    openFeedback(`${view}&open=3`, {
      ...asideAnswers(['Ewa']),
      SetAsideAnswer: ({ id }) => {
        const { feedback } = detailsOf({ id: String(id) }).data;
        return { data: { feedback: { ...feedback, setAsideReason: null } } };
      },
    });
    expect(await screen.findByText('This answer is not set aside any more.')).toBeDefined();
  });
});
