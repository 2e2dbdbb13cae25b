import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pauseMs, retryMs } from './DocumentSaver';
import { first, later, openSaver, second, third, written } from './saver.fixtures';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change', () => {
  it('is saved when its writer pauses, and only the last of a row', async () => {
    const { saver, savedTitles } = openSaver();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    saver.change(third);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(savedTitles()).toEqual([]);

    await vi.advanceTimersByTimeAsync(1);
    expect(savedTitles()).toEqual(['Bar']);
    expect(saver.read()).toMatchObject({ base: third, revision: 2, progress: 'rest' });
  });

  it('that is taken back is not saved', async () => {
    const { saver, savedTitles, device } = openSaver();
    saver.change(second);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(pauseMs);

    expect(savedTitles()).toEqual([]);
    expect(saver.read().progress).toBe('rest');
    expect(device.draft).toBeNull();
  });

  it('during a save is saved when that one is done, never beside it', async () => {
    const { saver, save, savedTitles, succeed } = openSaver();
    const slow = later();
    save.mockReturnValueOnce(slow.promise);
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.change(third);
    const asked = [saver.save(), saver.save({ isAsked: true })];
    await vi.advanceTimersByTimeAsync(pauseMs * 2);
    expect(savedTitles()).toEqual(['Terrace']);

    slow.answer(succeed(second));
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(savedTitles()).toEqual(['Terrace', 'Bar']);
    expect(save.mock.lastCall?.[0]).toMatchObject({ revision: 2 });
  });
});

describe('a new document', () => {
  it('that has a name only waits on this device until a person goes on with it', async () => {
    const { saver, savedTitles, device } = openSaver(null);
    saver.change(second);
    await vi.advanceTimersByTimeAsync(retryMs);
    await saver.leave();
    expect(savedTitles()).toEqual([]);
    expect(device.draft).toEqual(second);
    expect(saver.read()).toMatchObject({ progress: 'rest', isKept: true });

    saver.enter();
    expect(await saver.save()).toBe(true);
    expect(savedTitles()).toEqual(['Terrace']);
  });

  it('that was asked for is asked for again, a name only too', async () => {
    const { saver, save, savedTitles } = openSaver(null);
    save.mockResolvedValueOnce({ kind: 'silence' });
    saver.change(second);
    await saver.save({ isAsked: true });
    await vi.advanceTimersByTimeAsync(retryMs);

    expect(savedTitles()).toEqual(['Terrace', 'Terrace']);
    expect(saver.read().revision).toBe(1);
  });

  it('is saved by its first change of more than its name, and goes on under the id it got', async () => {
    const { saver, save, onSaved } = openSaver(null);
    saver.change(written);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.change(third);
    await vi.advanceTimersByTimeAsync(pauseMs);

    expect(save.mock.calls.map(([was]) => was)).toEqual([
      { id: 'new', document: written, revision: null },
      { id: 'f1', document: third, revision: 1 },
    ]);
    expect(onSaved).toHaveBeenCalledTimes(2);
  });

  it('without a change is saved only when a person asks', async () => {
    const { saver, savedTitles } = openSaver(null);
    await saver.leave();
    expect(savedTitles()).toEqual([]);

    expect(await saver.save({ isAsked: true })).toBe(true);
    expect(savedTitles()).toEqual(['Tables']);
  });

  it('without a title stays on this device', async () => {
    const { saver, savedTitles, device } = openSaver(null);
    saver.change({ ...written, title: '' });
    await vi.advanceTimersByTimeAsync(pauseMs);

    expect(savedTitles()).toEqual([]);
    expect(device.draft).toEqual({ ...written, title: '' });
    expect(saver.read()).toMatchObject({
      progress: 'held',
      refused: [{ field: 'title' }],
      isKept: true,
    });
  });
});

describe('a save that fails', () => {
  it('says what was refused until the document is another, which is saved again', async () => {
    const { saver, save, savedTitles } = openSaver();
    save.mockResolvedValueOnce({ kind: 'refused', errors: [{ field: 'title', code: 'too_long' }] });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs * 5);
    expect(savedTitles()).toEqual(['Terrace']);
    expect(saver.read()).toMatchObject({ progress: 'refused', refused: [{ field: 'title' }] });

    saver.change(third);
    expect(saver.read().refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(savedTitles()).toEqual(['Terrace', 'Bar']);
  });

  it('without an answer is tried again, and the draft stays', async () => {
    const { saver, save, savedTitles, device } = openSaver();
    save.mockResolvedValueOnce({ kind: 'silence' });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(saver.read()).toMatchObject({ progress: 'silence', isKept: true });
    expect(device.draft).toEqual(second);

    await vi.advanceTimersByTimeAsync(retryMs);
    expect(savedTitles()).toEqual(['Terrace', 'Terrace']);
    expect(device.draft).toBeNull();
  });

  it('is forgotten when the change is taken back', async () => {
    const { saver, save, savedTitles } = openSaver();
    save.mockResolvedValueOnce({ kind: 'refused', errors: [{ field: 'title', code: 'too_long' }] });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.change(first);

    expect(saver.read()).toMatchObject({ progress: 'rest', refused: [] });
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(savedTitles()).toEqual(['Terrace']);
  });

  it('is forgotten when the change is taken back before the answer comes', async () => {
    const { saver, save } = openSaver();
    const slow = later();
    save.mockReturnValueOnce(slow.promise);
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.change(first);
    slow.answer({ kind: 'refused', errors: [{ field: 'title', code: 'too_long' }] });
    await vi.advanceTimersByTimeAsync(0);

    expect(saver.read().progress).toBe('rest');
  });

  it('after its editor was left is not tried again', async () => {
    const { saver, save, savedTitles, device } = openSaver();
    save.mockResolvedValue({ kind: 'silence' });
    saver.change(second);
    expect(await saver.leave()).toBe(false);
    await vi.advanceTimersByTimeAsync(retryMs * 2);

    expect(savedTitles()).toEqual(['Terrace']);
    expect(device.draft).toEqual(second);
  });
});

describe('what somebody else saved meanwhile', () => {
  const theirs = { id: 'f1', document: third, revision: 7 };

  it('is never written over: nothing is saved until a person has decided', async () => {
    const { saver, save, savedTitles } = openSaver();
    save.mockResolvedValueOnce({ kind: 'changed', theirs });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(saver.read().theirs).toEqual(theirs);

    saver.change({ title: 'Terrace 2' });
    await vi.advanceTimersByTimeAsync(pauseMs * 2);
    expect(await saver.save({ isAsked: true })).toBe(false);
    expect(savedTitles()).toEqual(['Terrace']);
  });

  it('is what the decision is saved upon', async () => {
    const { saver, save } = openSaver();
    save.mockResolvedValueOnce({ kind: 'changed', theirs });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(pauseMs);
    saver.goOnFrom(theirs, { title: 'Bar and terrace' });
    await vi.advanceTimersByTimeAsync(pauseMs);

    expect(save.mock.lastCall).toEqual([
      { id: 'f1', document: { title: 'Bar and terrace' }, revision: 7 },
      false,
    ]);
  });

  it('needs no save when it is taken as it is', async () => {
    const { saver, savedTitles, device } = openSaver();
    saver.change(second);
    saver.goOnFrom(theirs, theirs.document);
    await vi.advanceTimersByTimeAsync(pauseMs);

    expect(savedTitles()).toEqual([]);
    expect(device.draft).toBeNull();
    expect(saver.read()).toMatchObject({ revision: 7, progress: 'rest' });
  });
});

describe('this device', () => {
  it('has every change at once, and forgets it when the server has it', async () => {
    const { saver, device } = openSaver();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(0);
    expect(device.draft).toEqual(second);
    expect(saver.read().isKept).toBe(true);

    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(device.draft).toBeNull();
  });

  it('that cannot keep a change says so, and the server is asked all the same', async () => {
    const { saver, savedTitles, device } = openSaver();
    device.isFull = true;
    saver.change(second);
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.read().isKept).toBe(false);

    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(savedTitles()).toEqual(['Terrace']);
  });
});

describe('what others made, learnt by another way than a save', () => {
  it('stops saving until a person has decided', async () => {
    const { saver, savedTitles } = openSaver();
    const theirs = { id: 'f1', document: third, revision: 4 };
    saver.change(second);

    expect(await saver.meet(theirs)).toBe(true);
    await vi.advanceTimersByTimeAsync(pauseMs);

    expect(saver.read()).toMatchObject({ theirs, document: second });
    expect(savedTitles()).toEqual([]);
  });

  it('is no news when it was one’s own save', async () => {
    const { saver, save, succeed } = openSaver();
    const { promise, answer } = later();
    save.mockImplementationOnce(() => promise);
    saver.change(second);
    void saver.save();
    const isNews = saver.meet({ id: 'f1', document: second, revision: 2 });
    answer(succeed(second));

    expect(await isNews).toBe(false);
    expect(saver.read().theirs).toBeNull();
  });
});
