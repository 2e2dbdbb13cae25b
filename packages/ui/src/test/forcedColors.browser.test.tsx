import type { ReactElement } from 'react';

import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CDPSession } from '@vitest/browser-playwright';
import { cdp, page, userEvent } from 'vitest/browser';

import { HomeIcon } from '../icons';
import * as ui from '../index';
import '../tokens';
import { renderUi } from './renderUi';

const nothing = () => {};

const protocol: CDPSession = cdp();

const emulate = (features: { name: string; value: string }[]) =>
  protocol.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...features],
  });

// The system takes every colour away and puts its own few there.
beforeAll(() =>
  emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]),
);
afterAll(() => emulate([]));

/** A colour of the system as numbers that a canvas takes. */
function systemColor(name: 'Canvas' | 'Highlight'): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function drawingOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('A canvas without a context cannot be read.');
  return drawing;
}

/** What the system marks things with, as it looks on the system's ground: it may be half transparent. */
function markColor(): Uint8ClampedArray {
  const drawing = drawingOf(1, 1);
  for (const name of ['Canvas', 'Highlight'] as const) {
    drawing.fillStyle = systemColor(name);
    drawing.fillRect(0, 0, 1, 1);
  }
  return drawing.getImageData(0, 0, 1, 1).data.subarray(0, 3);
}

/** How many pixels of what is on the page have that colour, give or take a rounding. */
async function countMarked(): Promise<number> {
  const shot = await page.screenshot({ element: screen.getByTestId('place'), save: false });
  const picture = await createImageBitmap(await (await fetch(toUrl(shot))).blob());
  const drawing = drawingOf(picture.width, picture.height);
  drawing.drawImage(picture, 0, 0);
  const { data } = drawing.getImageData(0, 0, picture.width, picture.height);
  const mark = markColor();
  let marked = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (mark.every((part, index) => Math.abs((data[at + index] ?? 0) - part) <= 2)) marked += 1;
  }
  return marked;
}

const toUrl = (base64: string) => `data:image/png;base64,${base64}`;

const show = (element: ReactElement) => renderUi(<div data-testid="place">{element}</div>);

async function countIn(element: ReactElement): Promise<number> {
  const { leave } = show(element);
  const marked = await countMarked();
  leave();
  return marked;
}

const sidebar = (isCurrent: boolean) => (
  <ui.Sidebar
    homeHref="/"
    items={[{ id: 'home', label: 'Home', icon: HomeIcon, href: '/', isCurrent }]}
    isExtended
    onExtendedChange={nothing}
  />
);

const tabs = (selected: string) => (
  <ui.Tabs
    label="Parts"
    tabs={['one', 'two'].map((id) => ({ id, label: id }))}
    selected={selected}
    onSelect={nothing}
  >
    Soup
  </ui.Tabs>
);

const days = ['Monday', 'Tuesday'].map((label) => ({ value: label, label }));

const table = (selected: string[]) => (
  <ui.Table
    label="Places"
    columns={[{ id: 'name', label: 'Place', cell: ({ name }: { name: string }) => name }]}
    rows={[{ id: 'rynek', name: 'Rynek 12' }]}
    rowId={({ id }) => id}
    rowName={({ name }) => name}
    selection={{ ids: new Set(selected), onChange: nothing }}
  />
);

it.each<{ what: string; draw: (isMarked: boolean) => ReactElement }>([
  {
    what: 'a checked checkbox',
    draw: (value) => <ui.Checkbox label="Keep" value={value} onChange={nothing} />,
  },
  {
    what: 'a switch that is on',
    draw: (value) => <ui.Switch label="Keep" value={value} onChange={nothing} />,
  },
  {
    what: 'the chosen one of several',
    draw: (isMarked) => (
      <ui.RadioGroup
        label="Day"
        options={days}
        value={isMarked ? 'Tuesday' : ''}
        onChange={nothing}
      />
    ),
  },
  { what: 'the current link of the sidebar', draw: sidebar },
  { what: 'the current tab', draw: (isMarked) => tabs(isMarked ? 'two' : '') },
  { what: 'a checked row', draw: (isMarked) => table(isMarked ? ['rynek'] : []) },
])('shows $what in the colour of the system', async ({ draw }) => {
  expect(await countIn(draw(true))).toBeGreaterThan((await countIn(draw(false))) + 20);
});

it('shows where the keyboard is', async () => {
  show(<ui.Button>Save</ui.Button>);
  expect(await countMarked()).toBe(0);

  await userEvent.tab();
  expect(await countMarked()).toBeGreaterThan(20);
});
