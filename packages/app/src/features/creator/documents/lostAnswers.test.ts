import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pauseMs, retryMs } from './DocumentSaver';
import { later, openSaver, second, third, written } from './saver.fixtures';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the session has ended', () => {
  it.each([
    ['a change that waits', pauseMs - 1],
    ['a save that got no answer', pauseMs],
  ])('%s is not saved for who logs in next', async (_, ms) => {
    const { saver, save } = openSaver();
    save.mockResolvedValue({ kind: 'silence' });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(ms);
    const before = save.mock.calls.length;
    saver.stop();
    await vi.advanceTimersByTimeAsync(retryMs * 2);

    expect(await saver.save({ isAsked: true })).toBe(false);
    expect(save).toHaveBeenCalledTimes(before);
  });

  it('a save that is on its way is the last one, and no draft is written after it', async () => {
    const { saver, save, savedTitles, device, succeed } = openSaver();
    const slow = later();
    save.mockReturnValueOnce(slow.promise);
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    device.draft = null;
    saver.stop();
    saver.change(third);
    slow.answer(succeed(second));
    await vi.advanceTimersByTimeAsync(retryMs);

    expect(savedTitles()).toEqual(['Terrace']);
    expect(device.draft).toBeNull();
  });
});

describe('a save whose answer was lost', () => {
  it('is no conflict with oneself', async () => {
    const { saver, save, onSaved } = openSaver();
    save.mockResolvedValueOnce({ kind: 'silence' });
    const stored = { id: 'f1', document: { ...second }, revision: 2 };
    save.mockResolvedValueOnce({ kind: 'changed', theirs: stored });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs + retryMs);

    expect(saver.read()).toMatchObject({ theirs: null, revision: 2, progress: 'rest' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('is what the next change is saved upon', async () => {
    const { saver, save } = openSaver();
    save.mockResolvedValueOnce({ kind: 'silence' });
    const stored = { id: 'f1', document: { ...second }, revision: 2 };
    save.mockResolvedValueOnce({ kind: 'changed', theirs: stored });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.change(third);
    await vi.advanceTimersByTimeAsync(pauseMs * 2);

    expect(saver.read()).toMatchObject({ theirs: null, base: third, progress: 'rest' });
    expect(save.mock.lastCall?.[0]).toEqual({ id: 'f1', document: third, revision: 2 });
  });
});

describe('a new document whose first answer was lost', () => {
  it('goes on from what the server took then', async () => {
    const { saver, save, succeed } = openSaver(null);
    save.mockResolvedValueOnce({ kind: 'silence' });
    saver.change(written);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.change(third);
    save.mockResolvedValueOnce(succeed({ ...written }));
    await vi.advanceTimersByTimeAsync(pauseMs * 2);

    expect(save.mock.lastCall?.[0]).toEqual({ id: 'f1', document: third, revision: 1 });
    expect(saver.read()).toMatchObject({ base: third, progress: 'rest' });
  });
});
