// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { cafeForm } from '../../../forms/form.fixtures';
import { redSquare, tableCard } from '@hearback/print/fixtures';
import { renderUi } from '../../../test/renderUi';
import { CodePreview, type CodePreviewProps } from './CodePreview';

const linked: CodePreviewProps = {
  codeText: 'https://hearback.example/r/7K2M9QXT4A',
  frame: tableCard,
  form: cafeForm,
  language: 'en-US',
  addressOf: () => redSquare,
};

it('shows the print and the form that its code opens', () => {
  renderUi(<CodePreview {...linked} />);

  expect(screen.getByRole('img', { name: 'The frame with its code' })).toBeDefined();
  expect(screen.getByText('Help us get better')).toBeDefined();
  expect(screen.queryByText(/^Link a/)).toBeNull();
});

it('shows the bare code and says what is missing while nothing is linked', () => {
  renderUi(<CodePreview {...linked} frame={undefined} form={undefined} />);

  expect(screen.getByRole('img', { name: 'The code' })).toBeDefined();
  expect(screen.getByText('Link a frame to see the code in print.')).toBeDefined();
  expect(screen.getByText('Link a form to see what visitors get.')).toBeDefined();
});

it('warns before a frame without a place for the code is printed', () => {
  const content = tableCard.content.filter(({ type }) => type !== 'code');
  renderUi(<CodePreview {...linked} frame={{ ...tableCard, content }} />);

  expect(screen.getByText(/^This frame has no place for a code\./)).toBeDefined();
});

it.each([
  { where: 'in its frame', frame: tableCard },
  { where: 'without a frame', frame: undefined },
])('draws a code $where in its own style', ({ frame }) => {
  const codeStyle = { color: '#123456', background_color: '#fefefe', level: 'Q' as const };
  renderUi(<CodePreview {...linked} frame={frame} form={undefined} codeStyle={codeStyle} />);

  expect(document.querySelectorAll('[fill="#123456"]')).not.toHaveLength(0);
});

it('has the texts of the documents in the language asked for', () => {
  renderUi(<CodePreview {...linked} language="pl-PL" />);

  expect(screen.getByText('Pomóż nam być lepszymi')).toBeDefined();
});
