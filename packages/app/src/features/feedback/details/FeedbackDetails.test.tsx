// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../../test/fakeGateway';
import { detailsOf, openFeedback, rowOf } from '../../../test/openFeedback';
import { press } from '../../../test/renderApp';

describe('the details of an answer', () => {
  it('shows it under the questions of the form that was answered', async () => {
    openFeedback('/feedback/?open=3');
    const dialog = await screen.findByRole('dialog', { name: 'Feedback details' });

    expect(await within(dialog).findByText('Co poprawić?')).toBeDefined();
    expect(within(dialog).getByText('Zimna zupa.')).toBeDefined();
    expect(within(dialog).queryByText(/Left empty/)).toBeNull();
  });

  it('keeps a note when its writer pauses, and says so', async () => {
    const { user, asked } = openFeedback('/feedback/?open=3', {
      UpdateFeedback: ({ input }) => ({
        data: {
          updateFeedback: {
            feedback: {
              __typename: 'Feedback',
              status: 'NEW',
              dueAt: null,
              sentiment: 'NEGATIVE',
              sentimentSource: 'COMMENT',
              mentions: [],
              reply: '',
              repliedAt: null,
              replyState: null,
              replySentAt: null,
              replyReadAt: null,
              publication: null,
              ...(input as object),
            },
            errors: [],
          },
        },
      }),
    });
    const note = await screen.findByRole('textbox', { name: /Private note/ });
    await user.type(note, ' Dziś.');

    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
    const kept = asked.filter(({ name }) => name === 'UpdateFeedback');
    expect(kept.map(({ variables }) => variables)).toEqual([
      { input: { id: '3', note: 'Oddzwonić. Dziś.' } },
    ]);
  });

  it('mentions a colleague who may read the answer, by keys, and keeps their id', async () => {
    const maria = '0af76519-16cd-43dd-8448-eb211c80319c';
    const gone = '1bf76519-16cd-43dd-8448-eb211c80319d';
    const member = (id: string, name: string, more: object = {}) => ({
      __typename: 'TeamMember',
      id,
      login: id,
      name,
      mayRead: true,
      mayWork: true,
      isSelf: false,
      ...more,
    });
    const team = [
      member('7a2f', 'Zofia Wiśniewska', { isSelf: true }),
      member(maria, 'Maria Lis'),
      member('9b1c', 'Marek Daleki', { mayRead: false }),
    ];
    const { feedback } = detailsOf({ id: '3' }).data;
    const { user, asked } = openFeedback('/feedback/?open=3', {
      Team: { data: { team } },
      FeedbackDetails: {
        data: { feedback: { ...feedback, note: `@{${gone}} called.`, mentions: [] } },
      },
      UpdateFeedback: { status: 500 },
    });
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Private note/ });
    await screen.findByText(/Type @ to mention a colleague/);
    expect(note.value).toBe('@former colleague called.');
    await user.type(note, ' Ask @ma');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Maria Lis']);
    await user.keyboard('{Enter}');
    expect(note.value).toBe('@former colleague called. Ask @Maria Lis ');
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'UpdateFeedback')?.variables).toEqual({
        input: { id: '3', note: `@{${gone}} called. Ask @{${maria}} ` },
      }),
    );
  });

  it('offers nobody to whoever works alone', async () => {
    const { user } = openFeedback('/feedback/?open=3', { UpdateFeedback: { status: 500 } });
    await user.type(await screen.findByRole('textbox', { name: /Private note/ }), ' @');
    expect(screen.queryByRole('listbox', { name: 'Colleagues' })).toBeNull();
    expect(screen.queryByText(/Type @/)).toBeNull();
  });

  it('says when a note was not kept', async () => {
    const { user } = openFeedback('/feedback/?open=3', { UpdateFeedback: { status: 500 } });
    await user.type(await screen.findByRole('textbox', { name: /Private note/ }), '!');

    expect(
      await screen.findByText('The note was not saved. Change it to try again.'),
    ).toBeDefined();
  });
});

describe('the picture of a visitor', () => {
  const id = '0199f0aa-0000-8000-8000-0000000000aa';
  const withPicture = ({ id: feedback }: { id?: string }) => {
    const details = detailsOf({ id: feedback ?? '' }).data.feedback;
    const fields = [{ id: 'photo', type: 'picture', label: 'Pokaż' }];
    return {
      data: {
        feedback: {
          ...details,
          formDocument: { ...details.formDocument, fields },
          answers: { photo: { type: 'picture', value: `/api/picture/${id}/` } },
        },
      },
    };
  };

  it('is folded, loaded with the session once it is opened, and deleted after a question', async () => {
    const loaded: [string, string | undefined][] = [];
    const own = globalThis.fetch;
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    const { user, asked } = openFeedback('/feedback/?open=3', {
      FeedbackDetails: withPicture,
      RemovePicture: () => ({
        data: {
          removePicture: {
            feedback: { __typename: 'Feedback', id: '3', answers: {} },
            errors: [],
          },
        },
      }),
    });
    const withSession = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (typeof address !== 'string' || !address.startsWith('/api/picture/'))
        return withSession(address, init);
      const headers = init?.headers as Record<string, string> | undefined;
      loaded.push([address, headers?.['authorization']?.split(' ')[0]]);
      return Promise.resolve(new Response(new Blob(['jpeg'])));
    };
    const show = await screen.findByRole('button', { name: 'Show the picture' });
    expect(screen.queryByRole('img', { name: 'Picture from the visitor' })).toBeNull();
    expect(loaded).toEqual([]);

    await user.click(show);
    expect(await screen.findByRole('img', { name: 'Picture from the visitor' })).toBeDefined();
    expect(loaded).toEqual([[`/api/picture/${id}/`, 'Bearer']]);

    await user.click(screen.getByRole('button', { name: 'Delete the picture' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this picture?' });
    await user.click(within(question).getByRole('button', { name: 'Delete the picture' }));
    expect(await screen.findByText(/^Left empty: /)).toBeDefined();
    expect(asked.filter(({ name }) => name === 'RemovePicture')).toMatchObject([
      { variables: { input: { id, feedbackId: '3' } } },
    ]);
    globalThis.fetch = own;
  });
});

describe('where a sentiment comes from', () => {
  it.each([
    [{ sentimentSource: 'RATING' }, 'The words are not clear: judged by the rating'],
    [{ sentimentSource: 'RATING', comment: '' }, 'Judged by the rating'],
    [{ sentimentSource: 'MIXED' }, 'Mixed: the comment says good and bad'],
    [{ sentimentSource: 'FOREIGN' }, 'Other language: judged by the rating'],
    [
      { sentimentSource: 'COMMENT', sentiment: 'POSITIVE', rating: 2 },
      'Judged by the words of the comment, which contradict the rating',
    ],
    [
      { sentimentSource: 'COMMENT', sentiment: 'NEGATIVE', rating: 2 },
      'Judged by the words of the comment',
    ],
  ])('of %o is told', async (own, hint) => {
    openFeedback('/feedback/?open=3', {
      FeedbackDetails: ({ id }) => ({
        data: { feedback: { ...detailsOf({ id: String(id) }).data.feedback, ...own } },
      }),
    });
    expect(await screen.findByText(hint)).toBeDefined();
  });
});

describe('the reply to a visitor', () => {
  const repliedAt = '2026-11-21T10:00:00.000Z';
  const replied = ({ id }: { id?: string }) => ({
    data: {
      feedback: { ...detailsOf({ id: id ?? '' }).data.feedback, reply: 'Dziękujemy.', repliedAt },
    },
  });
  const taking: Answers['UpdateFeedback'] = ({ input }) => {
    const { id, reply } = input as { id: string; reply: string };
    const feedback = {
      __typename: 'Feedback',
      id,
      status: 'NEW',
      dueAt: null,
      sentiment: 'NEGATIVE',
      sentimentSource: 'COMMENT',
      note: 'Oddzwonić.',
      mentions: [],
      reply,
      repliedAt: reply === '' ? null : repliedAt,
      replyState: reply === '' ? null : 'RECEIPT_ONLY',
      replySentAt: null,
      replyReadAt: null,
      publication: null,
    };
    return { data: { updateFeedback: { feedback, errors: [] } } };
  };
  const field = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Message to the visitor/ });
  const sentTo = (asked: readonly { name: string; variables: unknown }[]) =>
    asked.filter(({ name }) => name === 'UpdateFeedback').map(({ variables }) => variables);

  it('is sent when the owner says so, stands with its date, and is marked in the list', async () => {
    const { user, asked } = openFeedback('/feedback/?open=3', { UpdateFeedback: taking });
    await user.type(await field(), 'Już jest ciepła. je ');
    expect(sentTo(asked)).toEqual([]);
    await press(user, 'Reply');

    expect(await screen.findByText('Już jest ciepła. je')).toBeDefined();
    expect(await screen.findByText(/^Replied /)).toBeDefined();
    expect(sentTo(asked)).toEqual([{ input: { id: '3', reply: 'Już jest ciepła. je' } }]);
    expect(
      within(await rowOf('Ewa')).getByRole('img', { name: 'Replied', hidden: true }),
    ).toBeDefined();
    expect(
      within(await rowOf('Jan')).queryByRole('img', { name: 'Replied', hidden: true }),
    ).toBeNull();
    // Letters in the field were letters.
    expect(asked.some(({ name }) => name === 'UpdateFeedbacks')).toBe(false);
  });

  it('takes a saved reply in the language of the visitor, after what is there', async () => {
    const saved = {
      __typename: 'SavedReply',
      id: 's1',
      title: 'Thanks',
      words: [
        { __typename: 'SavedReplyWords', language: 'en-US', text: 'Thank you!' },
        { __typename: 'SavedReplyWords', language: 'pl-PL', text: 'Dziękujemy!' },
      ],
    };
    const { user } = openFeedback('/feedback/?open=1', {
      SavedReplies: { data: { savedReplies: [saved] } },
    });
    await user.type(await field(), 'Olu,');
    await press(user, 'Saved replies');
    await user.click(await screen.findByRole('menuitem', { name: /Thanks/ }));
    expect((await field()).value).toBe('Olu,\n\nDziękujemy!');
  });

  it('keeps new words as a saved reply, and says what is missing', async () => {
    const { user, asked } = openFeedback('/feedback/?open=3', {
      SaveSavedReply: ({ input }) => ({
        data: {
          saveSavedReply: {
            savedReply: { __typename: 'SavedReply', ...(input as object) },
            errors: [],
          },
        },
      }),
    });
    await press(user, 'Saved replies');
    await user.click(await screen.findByRole('menuitem', { name: /Add or change/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getAllByText('This field is required.')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: /Title/ }), ' Thanks ');
    await user.type(dialog.getByRole('textbox', { name: /Polish/ }), 'Dziękujemy!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The reply is saved.')).toBeDefined();
    expect(asked.findLast(({ name }) => name === 'SaveSavedReply')?.variables).toEqual({
      input: {
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        title: 'Thanks',
        words: [{ language: 'pl-PL', text: 'Dziękujemy!' }],
      },
    });
  });

  it('is changed, left as it was, taken back, and brought back', async () => {
    const { user, asked } = openFeedback('/feedback/?open=3', {
      FeedbackDetails: replied,
      UpdateFeedback: taking,
    });
    await press(user, 'Edit');
    await user.type(await field(), ' Zapraszamy!');
    await press(user, 'Cancel');
    expect(await screen.findByText('Dziękujemy.')).toBeDefined();
    await press(user, 'Edit');
    await user.type(await field(), ' Zapraszamy!');
    await press(user, 'Save reply');
    await screen.findByText('Dziękujemy. Zapraszamy!');
    await screen.findByText(/^Replied /);
    await press(user, 'Take back');

    expect((await field()).value).toBe('');
    expect((await screen.findAllByText('The reply is taken back.')).length).toBeGreaterThan(0);
    await press(user, 'Undo');
    expect(await screen.findByText('Dziękujemy. Zapraszamy!')).toBeDefined();
    await screen.findByText(/^Replied /);
    expect(sentTo(asked)).toEqual([
      { input: { id: '3', reply: 'Dziękujemy. Zapraszamy!' } },
      { input: { id: '3', reply: '' } },
      { input: { id: '3', reply: 'Dziękujemy. Zapraszamy!' } },
    ]);
  });

  it('stands as it was when it could not be taken back', async () => {
    const { user } = openFeedback('/feedback/?open=3', {
      FeedbackDetails: replied,
      UpdateFeedback: { status: 500 },
    });
    await press(user, 'Take back');

    expect(await screen.findByText(/^Replied /)).toBeDefined();
    expect(screen.getByText('Dziękujemy.')).toBeDefined();
    expect(screen.queryByText('The reply is taken back.')).toBeNull();
  });

  it('is not asked for where nobody could read it', async () => {
    openFeedback('/feedback/?open=3', {
      FeedbackDetails: ({ id }) => ({
        data: {
          feedback: { ...detailsOf({ id: String(id) }).data.feedback, replyBy: 'NOBODY' },
        },
      }),
    });

    expect(await screen.findByText(/^Nobody is given a receipt at a kiosk/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /Message to the visitor/ })).toBeNull();
  });

  it.each([
    ['', 'RECEIPT', 'Only the receipt page shows it; the visitor left no address.'],
    [
      'ewa.nowak@example.com',
      'EMAIL',
      'Goes to e•••@example.com by email and onto the receipt page.',
    ],
    ['guest@example.com', 'RECEIPT', /^The visitor reads it with the receipt/],
  ])('says before it is written where it goes (%j, %s)', async (email, replyBy, sentence) => {
    openFeedback('/feedback/?open=3', {
      FeedbackDetails: ({ id }) => ({
        data: { feedback: { ...detailsOf({ id: String(id) }).data.feedback, email, replyBy } },
      }),
    });

    expect(await screen.findByText(sentence)).toBeDefined();
  });

  const sentAt = '2026-11-21T10:01:00.000Z';
  it.each([
    ['WAITING', {}, /^The email goes out in a minute/],
    ['SENT', { replySentAt: sentAt }, /^Replied .+ · Emailed .+/],
    ['SENT', { replySentAt: sentAt, replyReadAt: sentAt }, /Emailed .+ · Read .+/],
    ['RECEIPT_ONLY', { replyReadAt: sentAt }, /^Replied [^·]+ · Read .+/],
    ['BOUNCED', {}, /^The email came back/],
    ['FAILED', {}, /^The email could not be delivered/],
    ['REFUSED', {}, /^The visitor wants no emails/],
    ['LIMITED', {}, /^No email went out/],
  ])('shows what became of it: %s, %j', async (replyState, moments, sentence) => {
    openFeedback('/feedback/?open=3', {
      FeedbackDetails: (asked) => ({
        data: {
          feedback: { ...replied(asked).data.feedback, replyState, ...moments },
        },
      }),
    });

    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('says when it is taken back that its email was sent', async () => {
    const { user } = openFeedback('/feedback/?open=3', {
      FeedbackDetails: (asked) => ({
        data: {
          feedback: {
            ...replied(asked).data.feedback,
            replyState: 'SENT',
            replySentAt: sentAt,
          },
        },
      }),
      UpdateFeedback: taking,
    });
    await press(user, 'Take back');

    expect(
      (await screen.findAllByText(/The email with it went out before/)).length,
    ).toBeGreaterThan(0);
  });

  it('is not lost when it could not be sent, nor on the way to another answer', async () => {
    const { user } = openFeedback('/feedback/?open=3', { UpdateFeedback: { status: 500 } });
    await user.type(await field(), 'Do jutra.');
    await press(user, 'Reply');
    expect(await screen.findByText('The reply was not saved. Try again.')).toBeDefined();
    await press(user, 'Next answer');
    await screen.findByText('Dobra kawa.', { selector: '[role="dialog"] *' });
    expect((await field()).value).toBe('');
    await press(user, 'Previous answer');

    await waitFor(async () => expect((await field()).value).toBe('Do jutra.'));
  });
});
