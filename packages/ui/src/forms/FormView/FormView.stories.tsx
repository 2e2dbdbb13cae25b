import { type FieldOf, FormDocument, scaleKinds, scaleTexts } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { parse } from 'valibot';

import { barForm, cafeForm, questionsForm } from '../form.fixtures';
import { formStyleSheet } from '../formStyleSheet';
import { addFormWords } from '../words';
import type { FormWords } from '../words/FormWords';
import { english } from '../words/english';
import { FormView } from './FormView';

/** System texts of a language from the right. The product speaks none yet; its layout is ready for one. */
const arabic: FormWords = {
  ...english,
  onlyStars: 'النجوم وحدها مطلوبة، والباقي اختياري.',
  marked: 'الحقول التي تحمل * مطلوبة.',
  rating: (rating, of = 10) => `${rating} من ${of}`,
  lowest: 'ليس جيدًا',
  highest: 'ممتاز',
  consent: () => 'لا يرى بياناتك إلا هذا المتجر، ليتمكن من الرد عليك.',
};

const arabicLabels: Readonly<Record<string, string>> = {
  yes_no: 'هل ستزورنا مرة أخرى؟',
  choice: 'ماذا استخدمت؟',
  scale: 'ما مدى احتمال أن توصي بنا؟',
  short_text: 'أي غرفة؟',
  number: 'كم ليلة؟',
  date: 'يوم المغادرة',
  phone: 'رقم هاتفك',
  consent: 'يمكنكم نشر كلماتي من دون اسمي.',
  rating: 'كيف كانت زيارتك؟',
  comment: 'أخبرنا المزيد',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  navigation: 'إرسال',
};

const [reasonsField] = parse(FormDocument, { title: 'Reasons', fields: [{ type: 'reasons' }] })
  .fields as [FormDocument['fields'][number]];

const likelyField = questionsForm.fields.find(
  (field): field is FieldOf<'scale'> => field.id === 'likely',
) as FieldOf<'scale'>;

/**
 * A form as its visitor gets it, in the owner's colours. The page of a code renders it on the server;
 * editors and previews render the same component. It needs no theme and no script.
 */
const meta = {
  title: 'Forms/FormView',
  component: FormView,
  parameters: { layout: 'fullscreen' },
  args: {
    document: cafeForm,
    language: 'en-US',
    mode: 'preview',
    venue: 'Café Lipa, Old Town',
    company: 'Lipa sp. z o.o.',
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '9 of 10' }));
    await expect(canvas.getByRole('radio', { name: '9 of 10' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Tell us more'), 'Lovely coffee.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    // A preview sends nothing: what was typed is still there.
    await expect(canvas.getByLabelText('Tell us more')).toHaveValue('Lovely coffee.');
  },
};

export const OnDarkGround: Story = {
  args: {
    document: barForm,
    venue: 'Nocna',
    codeText: 'https://hearback.example/r/7K2M9QXT4A',
  },
};

export const InPolish: Story = { args: { language: 'pl-PL', venue: 'Café Lipa, Stare Miasto' } };

/** Types of questions that may repeat. All are native controls: they work without a script, and by the keyboard. */
export const Questions: Story = {
  args: { document: questionsForm, venue: 'Hotel Lipa', mode: 'live', styling: 'inline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = canvas.getByRole('group', { name: /Would you come again/ });
    await userEvent.click(within(again).getByText('Yes'));
    await expect(within(again).getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(again).getByRole('radio', { name: 'No' })).toBeChecked();
    const used = canvas.getByRole('group', { name: /What did you use/ });
    const own = within(used).getByRole('textbox', { name: 'Something else', hidden: true });
    await expect(own).not.toBeVisible();
    await userEvent.click(within(used).getByText('Gym'));
    await userEvent.click(within(used).getByText('Something else'));
    await expect(own).toBeVisible();
    await expect(within(used).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    const likely = canvas.getByRole('group', { name: /How likely are you to recommend us/ });
    await userEvent.click(
      within(likely).getByRole('radio', { name: '0 of 10, Not at all likely' }),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(likely).getByRole('radio', { name: '1 of 10' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('How many nights?'), '3');
    await expect(canvas.getByLabelText('How many nights?')).toHaveAccessibleDescription(
      /^1–60 nights\s*$/,
    );
  },
};

const low = { field: 'rating', test: 'at_most', value: 6 } as const;

/** Two follow-ups, one of which has to be answered once it is asked. */
const followUpForm = parse(FormDocument, {
  title: 'Follow-ups',
  fields: [
    { type: 'rating', id: 'rating', label: 'How was it?' },
    { type: 'comment', label: 'What went wrong?', required: true, show_when: low },
    {
      type: 'short_text',
      id: 'best',
      label: 'What was best?',
      show_when: { field: 'rating', test: 'at_least', value: 9 },
    },
    { type: 'navigation', label: 'Send' },
  ],
});

/**
 * As a page of a code shows it: questions that ask after an answer are hidden by the page’s own style, without a
 * script. A script announces in the status what appears.
 */
export const FollowUps: Story = {
  args: { document: followUpForm, mode: 'live', styling: 'sheet' },
  render: (args) => (
    // The background of the page's root, which is Storybook's own here.
    <div style={{ background: 'var(--form-ground)', colorScheme: 'var(--form-scheme)' }}>
      <style>{formStyleSheet(args.document)}</style>
      <FormView {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wrong = canvas.getByLabelText('What went wrong?', { exact: false });
    const best = canvas.getByLabelText('What was best?');
    await expect(wrong).not.toBeVisible();
    await expect(best).not.toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('radio', { name: '3 of 10' }));
    await expect(wrong).toBeVisible();
    await expect(best).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '9 of 10' }));
    await expect(wrong).not.toBeVisible();
    await expect(best).toBeVisible();
    // The one that has to be answered stays for the eye.
    await userEvent.click(canvas.getByRole('radio', { name: '6 of 10' }));
    await expect(wrong).toBeVisible();
  },
};

/** A picture: taken or chosen, with the note who sees it. Without a script the file travels as it is. */
export const Picture: Story = {
  args: {
    document: {
      ...questionsForm,
      fields: questionsForm.fields.filter(({ type }) => /picture|navigation/.test(type)),
    },
    mode: 'live',
    styling: 'inline',
    submission: { hidden: {} },
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Add a picture');
    await expect(input).toHaveAccessibleDescription(/^Only this business sees your picture/);
    await expect(canvasElement.querySelector('form')).toHaveAttribute(
      'enctype',
      'multipart/form-data',
    );
    await expect(within(canvasElement).getByText('Your picture is attached.')).not.toBeVisible();
  },
};

/** One that was taken in before, while something else is corrected, and one that was refused. */
export const PictureKept: Story = {
  args: { ...Picture.args, values: { 'answers.picture': '0199f0aa-0000-8000-8000-0000000000aa' } },
};

export const PictureRefused: Story = {
  args: { ...Picture.args, issues: { 'answers.picture': 'Use a JPEG or PNG picture.' } },
};

/** Reasons appear with the star, from its own list: two taps in all. */
export const Reasons: Story = {
  args: {
    mode: 'live',
    styling: 'inline',
    document: { ...cafeForm, fields: cafeForm.fields.toSpliced(3, 0, reasonsField) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const visible = () =>
      canvas
        .queryAllByRole('checkbox')
        .map((box) => box.getAttribute('value'))
        .toSorted();
    await expect(visible()).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: '8 of 10' }));
    await expect(visible()).toEqual(['other', 'price', 'quality', 'range', 'service', 'wait']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choice' }));
    await userEvent.click(canvas.getByRole('radio', { name: '2 of 10' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Choice' })).toBeNull();
    await userEvent.click(canvas.getByText('Noise'));
    await expect(canvas.getByRole('checkbox', { name: 'Noise' })).toBeChecked();
  },
};

/** The kinds of scales. */
export const Scales: Story = {
  args: {
    venue: 'Hotel Lipa',
    document: {
      ...questionsForm,
      fields: scaleKinds.map((kind) => ({
        ...likelyField,
        id: kind,
        kind,
        ...scaleTexts[kind],
      })),
    },
    values: { 'answers.smileys': '4', 'answers.stars': '4', 'answers.thumbs': '1' },
  },
};

/** The page comes back with what was typed, and says what is missing beside each field. */
export const WithIssues: Story = {
  args: {
    document: barForm,
    values: { comment: 'Great music, slow bar.', email: 'ola@' },
    issues: { rating: 'This field is required.', email: 'Invalid email address.' },
    notice: 'Your answer is not sent yet.',
  },
};

/** From the right: scales begin at the right, boxes and marks stand at the right of their words. */
export const FromTheRight: Story = {
  args: {
    language: 'ar',
    venue: 'مقهى الزيزفون',
    document: {
      ...questionsForm,
      fields: [...cafeForm.fields.slice(0, -1), ...questionsForm.fields].flatMap((field) => {
        const label = arabicLabels[field.type];
        return 'label' in field && label !== undefined ? [{ ...field, label }] : [];
      }),
    },
  },
  beforeEach: () => {
    addFormWords({ ar: arabic });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const stars = within(canvas.getByRole('group', { name: /كيف كانت زيارتك/ }));
    const nameOf = (step: number) => stars.getByRole('radio', { name: `${step} من 10` });
    await expect(boxOf(nameOf(1)).right).toBeGreaterThan(boxOf(nameOf(10)).right);

    const question = canvas.getByRole('group', { name: /ماذا استخدمت/ });
    const [box] = within(question).getAllByRole('checkbox');
    const words = within(question).getByText('Swimming pool', { exact: false });
    await expect(boxOf(box as Element).left).toBeGreaterThan(boxOf(words).left);
    await expect(getComputedStyle(question).direction).toBe('rtl');

    // Nothing sticks out at either side.
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    for (const part of question.parentElement?.children ?? []) {
      await expect(boxOf(part).left).toBeGreaterThanOrEqual(0);
      await expect(boxOf(part).right).toBeLessThanOrEqual(page.clientWidth);
    }
  },
};

/** Labels may be as long as an owner likes: nothing is cut. */
export const LongText: Story = {
  args: {
    document: {
      ...cafeForm,
      fields: cafeForm.fields.map((field) =>
        'label' in field
          ? {
              ...field,
              label:
                'Jak oceniasz dzisiejszą wizytę w naszej kawiarni, biorąc pod uwagę obsługę, smak i atmosferę?',
            }
          : field,
      ),
    },
  },
};
