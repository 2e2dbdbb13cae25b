import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { vars } from '../../tokens/contract.css';
import { catchFiles, caughtFiles } from './caughtFiles.fixtures';
import { WidgetCard } from './WidgetCard';

/**
 * The card around every chart. It keeps the chart's height while there is none, and offers its numbers
 * as a table. The charts bring their card themselves: use this only to make a new chart.
 */
const meta = {
  title: 'Widgets/WidgetCard',
  component: WidgetCard,
  args: {
    title: 'How many scans become answers?',
    isEmpty: false,
    height: 160,
    table: {
      columns: ['Step', 'Count'],
      rows: [
        ['Scans', '120'],
        ['Answers', '41'],
      ],
    },
    children: (
      <svg width="100%" height="160" aria-hidden="true">
        <rect x="10" y="20" width="60" height="120" rx="2" fill={vars.color.chart[1]} />
        <text x="40" y="156" textAnchor="middle" fill={vars.color.ink.strong}>
          41 &lt; 120
        </text>
      </svg>
    ),
    onRetry: fn(),
  },
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('cell', { name: '41' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toBeVisible();
  },
};

/** What it is about has the whole width; the buttons stand in the line of the title. */
export const Described: Story = {
  args: {
    description: 'Ranked by the low end of the likely rating, so that a few lucky do not lead.',
  },
  play: async ({ canvas }) => {
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const title = document.createRange();
    title.selectNodeContents(canvas.getByRole('heading'));
    const [firstLine] = title.getClientRects();
    const button = canvas.getByRole('button', { name: 'Show as a table' });
    if (!firstLine) throw new Error('The title has no line.');
    const offset = middleOf(button) - (firstLine.top + firstLine.bottom) / 2;
    await expect(Math.abs(offset)).toBeLessThanOrEqual(1);
    const text = canvas.getByText(/^Ranked/).getBoundingClientRect();
    await expect(text.right).toBeGreaterThanOrEqual(button.getBoundingClientRect().right);
  },
};

/** Its figures stay, whichever way the rest is read. */
export const WithFigures: Story = {
  args: { lead: <strong>34%</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('34%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByText('34%')).toBeVisible();
  },
};

/** Where nothing is good news, it says so, and offers no table of it. */
export const NothingIsGood: Story = {
  args: { isEmpty: true, whenEmpty: 'Every code is scanned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every code is scanned')).toBeVisible();
    await expect(canvas.queryByText('No data available yet')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

async function chooseFile(canvasElement: HTMLElement, item: RegExp) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^(Download|Pobierz)$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Saves from the menu and gives the file. */
async function saveAs(canvasElement: HTMLElement, item: RegExp) {
  await chooseFile(canvasElement, item);
  // A picture takes its time on a busy machine.
  await waitFor(() => expect(caughtFiles).toHaveLength(1), { timeout: 8_000 });
  const [caught] = caughtFiles;
  if (!caught) throw new Error('Nothing was saved.');
  return caught;
}

/** Plain numbers where there are some, and no name that a spreadsheet would run. */
export const SavedAsNumbers: Story = {
  args: {
    table: {
      columns: ['Place', 'Scans'],
      rows: [['=HYPERLINK("https://example.com")', '1,284']],
      values: [['=HYPERLINK("https://example.com")', 1284]],
    },
  },
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { name, file } = await saveAs(canvasElement, /CSV/);
    await expect(name).toBe('how-many-scans-become-answers.csv');
    await expect(file.type).toBe('text/csv;charset=utf-8');
    await expect(await file.text()).toBe(
      'Place,Scans\r\n"\'=HYPERLINK(""https://example.com"")",1284\r\n',
    );
  },
};

/** The file works by itself: the theme's colours are in it, and nothing of the page around. */
export const SavedAsDrawing: Story = {
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { name, file } = await saveAs(canvasElement, /SVG/);
    await expect(name).toBe('how-many-scans-become-answers.svg');
    const text = await file.text();
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
    await expect(drawing.querySelector('parsererror')).toBeNull();
    await expect([...drawing.querySelectorAll('text')].map((line) => line.textContent)).toEqual([
      'How many scans become answers?',
      '41 < 120',
    ]);
    await expect(text).not.toMatch(/var\(|class=|style=|href=|<script/);
  },
};

/** Twice as many points as on the page, in the colours of the page. */
export const SavedAsPicture: Story = {
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { name, file } = await saveAs(canvasElement, /PNG/);
    await expect(name).toBe('how-many-scans-become-answers.png');
    await expect(file.type).toBe('image/png');

    const picture = await createImageBitmap(file);
    const card = within(canvasElement).getByRole('region').getBoundingClientRect();
    await expect(picture.width).toBe(Math.ceil(card.width * 2));
    await expect(picture.height).toBe(Math.ceil(card.height * 2));

    const bar = canvasElement.querySelector('svg rect[width="60"]');
    if (!bar) throw new Error('There is no bar.');
    const { left, top } = bar.getBoundingClientRect();
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const point = pen?.getImageData((left - card.left + 30) * 2, (top - card.top + 60) * 2, 1, 1);
    const [red, green, blue] = point?.data ?? [];
    await expect(`rgb(${red}, ${green}, ${blue})`).toBe(getComputedStyle(bar).fill);
  },
};

/** The menu is loaded when somebody asks for it, and behaves as if it had been there. */
export const OpenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /SVG/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A Polish spreadsheet wants semicolons between cells and commas in numbers. */
export const SavedAsPolishNumbers: Story = {
  args: {
    table: {
      columns: ['Miejsce', 'Ocena'],
      rows: [['Rynek', '8,3']],
      values: [['Rynek', 8.25]],
    },
  },
  globals: { language: 'pl-PL' },
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { file } = await saveAs(canvasElement, /CSV/);
    await expect(await file.text()).toBe('Miejsce;Ocena\r\nRynek;8,25\r\n');
  },
};

/** A browser that cannot paint says so, and the drawing is one press away. */
export const PictureFailed: Story = {
  beforeEach: () => {
    const painter = spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockRejectedValue(
      new DOMException('Too large', 'EncodingError'),
    );
    const stopCatching = catchFiles();
    return () => {
      painter.mockRestore();
      stopCatching();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseFile(canvasElement, /PNG/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The picture could not be made.',
    );
    await expect(caughtFiles).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the drawing (SVG)' }));
    await waitFor(() =>
      expect(caughtFiles.map(({ name }) => name)).toEqual(['how-many-scans-become-answers.svg']),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** While the table is shown there is no drawing to save. */
export const OnlyNumbersAsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(await screen.findByRole('menuitem', { name: /PNG/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('menuitem', { name: /CSV/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const SmallSample: Story = { args: { sample: 3 } };

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { isEmpty: true } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Many cards of one page: what happened stands once over them. */
export const FailedAmongOthers: Story = { args: { state: 'failed', failureIsSaid: true } };

export const LongTitle: Story = {
  args: { title: 'Ile skanów kodu w wybranym okresie zamienia się w wysłane odpowiedzi gości?' },
};
