// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { binsOf } from './bins.fixtures';
import { ResponseTimes, type ResponseTimesProps } from './ResponseTimes';

const usual: ResponseTimesProps = {
  title: 'How long?',
  bins: binsOf(1, 2, 3, 4, 10, 8, 6, 5, 4, 3, 2, 1, 1),
  slow: 2,
  median: 41.5,
  average: 92,
  fastest: 3,
};
const none = binsOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);

it('names each bin in words that fit its width', () => {
  renderUi(<ResponseTimes {...usual} />);

  expect(names()).toEqual([
    'under 5 s',
    '5–10 s',
    '10–15 s',
    '15–20 s',
    '20–30 s',
    '30–45 s',
    '45–60 s',
    '1–1.5 min',
    '1.5–2 min',
    '2–3 min',
    '3–5 min',
    '5–10 min',
    '10–30 min',
    'over 30 min',
  ]);
});

it('writes bins as the reader does', () => {
  renderUi(<ResponseTimes {...usual} />, { language: 'pl-PL' });

  expect([names()[0], names()[7], names()[13]]).toEqual([
    'poniżej 5 s',
    '1–1,5 min',
    'ponad 30 min',
  ]);
});

it('says the median, the average and the fastest', () => {
  renderUi(<ResponseTimes {...usual} />);

  expect(screen.getAllByRole('definition').map((each) => plain(each.textContent))).toEqual([
    '42 s',
    '1 min 32 s',
    '3 s',
  ]);
});

it.each([
  [1, 'en-US', '1 answer took longer than 30 minutes and is not counted here.'],
  [1204, 'en-US', '1,204 answers took longer than 30 minutes and are not counted here.'],
  [3, 'pl-PL', '3 odpowiedzi zajęły więcej niż 30 minut i nie są tu liczone.'],
  [5, 'pl-PL', '5 odpowiedzi zajęło więcej niż 30 minut i nie jest tu liczonych.'],
] as const)('says that %d took longer, in %s', (slow, language, words) => {
  renderUi(<ResponseTimes {...usual} slow={slow} />, { language });

  expect(screen.getByText(words)).toBeDefined();
});

it('says nothing of slow ones where there are none', () => {
  const { page } = renderUi(<ResponseTimes {...usual} slow={0} />);

  expect(page.textContent).not.toContain('took longer');
});

it('is empty only where nobody answered, slow or not', () => {
  const { leave } = renderUi(
    <ResponseTimes {...usual} bins={none} median={null} average={null} fastest={null} />,
  );
  expect(screen.queryByText('No data available yet')).toBeNull();
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '–',
    '–',
    '–',
  ]);
  expect(screen.queryByText('Too early to tell')).toBeNull();
  leave();

  renderUi(<ResponseTimes {...usual} bins={none} slow={0} />);
  expect(screen.getByText('No data available yet')).toBeDefined();
});

it('warns of what rests on a few answers', () => {
  renderUi(<ResponseTimes {...usual} bins={binsOf(0, 3, 2)} />);

  expect(screen.getByText('Too early to tell')).toBeDefined();
});
