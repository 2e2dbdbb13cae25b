// @vitest-environment jsdom
import { useRef } from 'react';

import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useSheetFocus } from './EditorShell';

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  // jsdom lays nothing out: here the bar is there, and moving into sight is noted.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  Element.prototype.scrollIntoView = scroll;
});

function Sheet({ openPane }: { openPane: string | null }) {
  const bar = useRef<HTMLDivElement>(null);
  useSheetFocus(bar, openPane);
  return (
    <div data-open={openPane ?? undefined}>
      <div ref={bar}>bar</div>
    </div>
  );
}

it('brings the editor into sight when its sheet opens', () => {
  const { rerender } = render(<Sheet openPane={null} />);
  rerender(<Sheet openPane="properties" />);

  expect(scroll).toHaveBeenCalledOnce();
});

it('moves nothing for a sheet that was open from the start, until it is opened again', () => {
  const { rerender } = render(<Sheet openPane="properties" />);
  rerender(<Sheet openPane={null} />);
  expect(scroll).not.toHaveBeenCalled();

  rerender(<Sheet openPane="properties" />);
  expect(scroll).toHaveBeenCalledOnce();
});
